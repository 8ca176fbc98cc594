"""What a report on Pax Illuminaten notes."""

from camarilla.lab.report.collector import Collector


class IlluminatenCollector(Collector):
    """Nothing yet beyond what every game has."""
