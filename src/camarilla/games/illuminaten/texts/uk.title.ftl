game-illuminaten = Pax Illuminaten: мир ілюмінатів
    .short = Pax Illuminaten
    .about = Баварія, 1776 рік. Вербуйте просвітників, плетіть змови й утільте два задуми, перш ніж едикти покладуть усьому край.
