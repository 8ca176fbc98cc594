"""Games by the thousand: simulation, fuzzing, tournaments, reports and benchmarks."""
