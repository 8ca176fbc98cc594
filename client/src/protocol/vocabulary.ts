// Written by scripts/types.mjs from vocabulary.json. Do not edit.

export type OriflammeCard =
  | "archer" | "soldier" | "spy" | "heir" | "shapeshifter" | "lord"
  | "assassination" | "royal-decree" | "ambush" | "conspiracy" | "apothecary" | "cutthroat"
  | "felon" | "queen" | "schemer" | "prince" | "impersonation" | "bribery"
  | "trap" | "plot" | "twin";

export type OriflammeDirection =
  | "rightward" | "leftward";

export type OriflammeFamily =
  | "crimson" | "azure" | "green" | "amber" | "violet";

export type OriflammeSource =
  | "discard" | "aside";

export type OriflammeReason =
  | "no-target" | "no-character" | "same-name" | "own-card" | "no-influence" | "no-ability"
  | "nothing-on-it" | "nobody-loses";

export type OriflammeSight =
  | "known" | "hidden";

export type OriflammeWhere =
  | "left" | "right" | "between";

export type OriflammeEvent =
  | { readonly event: "included"; readonly rule: string; readonly card: OriflammeCard; }
  | { readonly event: "chose-first"; readonly rule: string; readonly seat: number; }
  | { readonly event: "chose-direction"; readonly rule: string; readonly direction: OriflammeDirection; }
  | { readonly event: "set-aside"; readonly rule: string; readonly seat: number; readonly family: OriflammeFamily; readonly card: OriflammeCard | null; }
  | { readonly event: "drew"; readonly rule: string; readonly seat: number; readonly family: OriflammeFamily; readonly card: OriflammeCard | null; }
  | { readonly event: "round-began"; readonly rule: string; readonly round: number; readonly seat: number; }
  | { readonly event: "placed"; readonly rule: string; readonly seat: number; readonly family: OriflammeFamily; readonly card: OriflammeCard | null; readonly place: number; readonly covering: number; }
  | { readonly event: "kept"; readonly rule: string; readonly seat: number; readonly family: OriflammeFamily; readonly place: number; readonly influence: number; }
  | { readonly event: "revealed"; readonly rule: string; readonly seat: number; readonly family: OriflammeFamily; readonly card: OriflammeCard; readonly place: number; readonly influence: number; }
  | { readonly event: "activated"; readonly rule: string; readonly seat: number; readonly family: OriflammeFamily; readonly card: OriflammeCard; readonly place: number; }
  | { readonly event: "gained"; readonly rule: string; readonly seat: number; readonly count: number; }
  | { readonly event: "lost"; readonly rule: string; readonly seat: number; readonly count: number; }
  | { readonly event: "stole"; readonly rule: string; readonly seat: number; readonly victim: number; readonly count: number; }
  | { readonly event: "spied"; readonly rule: string; readonly seat: number; readonly place: number; }
  | { readonly event: "copied"; readonly rule: string; readonly seat: number; readonly card: OriflammeCard; readonly place: number; }
  | { readonly event: "turned-up"; readonly rule: string; readonly family: OriflammeFamily; readonly card: OriflammeCard; readonly place: number; readonly influence: number; }
  | { readonly event: "eliminated"; readonly rule: string; readonly seat: number; readonly family: OriflammeFamily; readonly card: OriflammeCard | null; readonly place: number; }
  | { readonly event: "discarded"; readonly rule: string; readonly family: OriflammeFamily; readonly card: OriflammeCard; readonly place: number; }
  | { readonly event: "moved"; readonly rule: string; readonly seat: number; readonly family: OriflammeFamily; readonly place: number; readonly to: number; }
  | { readonly event: "left-as-it-is"; readonly rule: string; readonly seat: number; }
  | { readonly event: "twin-entered"; readonly rule: string; readonly seat: number; readonly family: OriflammeFamily; readonly place: number; readonly covering: number; }
  | { readonly event: "entered"; readonly rule: string; readonly seat: number; readonly family: OriflammeFamily; readonly card: OriflammeCard; readonly place: number; readonly source: OriflammeSource; }
  | { readonly event: "not-among"; readonly rule: string; readonly family: OriflammeFamily; readonly card: OriflammeCard; }
  | { readonly event: "bribed"; readonly rule: string; readonly seat: number; readonly family: OriflammeFamily; readonly card: OriflammeCard; readonly place: number; readonly token: OriflammeFamily; }
  | { readonly event: "token-returned"; readonly rule: string; readonly family: OriflammeFamily; }
  | { readonly event: "nothing"; readonly rule: string; readonly seat: number; readonly card: OriflammeCard; readonly reason: OriflammeReason; }
  | { readonly event: "took"; readonly rule: string; readonly seat: number; readonly count: number; }
  | { readonly event: "won"; readonly rule: string; readonly seat: number; readonly influence: number; readonly cards: number | null; readonly winners: number; };

export type OriflammeDecision =
  | { readonly kind: "include"; readonly rule: string; }
  | { readonly kind: "first"; readonly rule: string; }
  | { readonly kind: "direction"; readonly rule: string; }
  | { readonly kind: "set-aside"; readonly rule: string; readonly family: OriflammeFamily | null; readonly left: number | null; }
  | { readonly kind: "draw"; readonly rule: string; readonly family: OriflammeFamily | null; }
  | { readonly kind: "place"; readonly rule: string; readonly family: OriflammeFamily | null; readonly families: number | null; }
  | { readonly kind: "keep-or-reveal"; readonly rule: string; readonly place: number | null; readonly card: OriflammeCard | null; readonly family: OriflammeFamily | null; readonly influence: number | null; }
  | { readonly kind: "gap"; readonly rule: string; readonly place: number | null; readonly card: OriflammeCard | null; readonly family: OriflammeFamily | null; readonly influence: number | null; readonly decree: number | null; }
  | { readonly kind: "twin"; readonly rule: string; readonly place: number | null; readonly family: OriflammeFamily | null; }
  | { readonly kind: "plot"; readonly rule: string; readonly family: OriflammeFamily | null; readonly influence: number | null; readonly free: number | null; }
  | { readonly kind: "archer"; readonly rule: string; readonly place: number | null; readonly card: OriflammeCard | null; readonly family: OriflammeFamily | null; }
  | { readonly kind: "soldier"; readonly rule: string; readonly place: number | null; readonly card: OriflammeCard | null; readonly family: OriflammeFamily | null; }
  | { readonly kind: "spy"; readonly rule: string; readonly place: number | null; readonly card: OriflammeCard | null; readonly family: OriflammeFamily | null; }
  | { readonly kind: "shapeshifter"; readonly rule: string; readonly place: number | null; readonly card: OriflammeCard | null; readonly family: OriflammeFamily | null; }
  | { readonly kind: "assassination"; readonly rule: string; readonly place: number | null; readonly card: OriflammeCard | null; readonly family: OriflammeFamily | null; }
  | { readonly kind: "royal-decree"; readonly rule: string; readonly place: number | null; readonly card: OriflammeCard | null; readonly family: OriflammeFamily | null; }
  | { readonly kind: "apothecary"; readonly rule: string; readonly place: number | null; readonly card: OriflammeCard | null; readonly family: OriflammeFamily | null; }
  | { readonly kind: "cutthroat"; readonly rule: string; readonly place: number | null; readonly card: OriflammeCard | null; readonly family: OriflammeFamily | null; }
  | { readonly kind: "impersonation"; readonly rule: string; readonly place: number | null; readonly card: OriflammeCard | null; readonly family: OriflammeFamily | null; }
  | { readonly kind: "bribery"; readonly rule: string; readonly place: number | null; readonly card: OriflammeCard | null; readonly family: OriflammeFamily | null; };

export type OriflammeAction =
  | { readonly form: "keep"; readonly args: Record<never, never> }
  | { readonly form: "reveal"; readonly args: Record<never, never> }
  | { readonly form: "take"; readonly args: Record<never, never> }
  | { readonly form: "leave"; readonly args: Record<never, never> }
  | { readonly form: "aside"; readonly args: { readonly card: OriflammeCard } }
  | { readonly form: "draw"; readonly args: { readonly card: OriflammeCard } }
  | { readonly form: "eliminate"; readonly args: { readonly place: number } }
  | { readonly form: "spy-on"; readonly args: { readonly place: number } }
  | { readonly form: "copy"; readonly args: { readonly place: number } }
  | { readonly form: "activate"; readonly args: { readonly place: number } }
  | { readonly form: "bribe"; readonly args: { readonly place: number } }
  | { readonly form: "move"; readonly args: { readonly place: number } }
  | { readonly form: "to-gap"; readonly args: { readonly gap: number } }
  | { readonly form: "twin-left"; readonly args: Record<never, never> }
  | { readonly form: "twin-right"; readonly args: Record<never, never> }
  | { readonly form: "twin-on"; readonly args: { readonly place: number } }
  | { readonly form: "include"; readonly args: { readonly card: OriflammeCard } }
  | { readonly form: "first"; readonly args: { readonly family: OriflammeFamily } }
  | { readonly form: "activate-rightward"; readonly args: Record<never, never> }
  | { readonly form: "activate-leftward"; readonly args: Record<never, never> }
  | { readonly form: "place-left"; readonly args: { readonly card: OriflammeCard } }
  | { readonly form: "place-right"; readonly args: { readonly card: OriflammeCard } }
  | { readonly form: "place-on"; readonly args: { readonly card: OriflammeCard; readonly place: number } }
  | { readonly form: "place-second-left"; readonly args: { readonly card: OriflammeCard } }
  | { readonly form: "place-second-right"; readonly args: { readonly card: OriflammeCard } }
  | { readonly form: "place-second-on"; readonly args: { readonly card: OriflammeCard; readonly place: number } };

export type OriflammeFact =
  | { readonly fact: "sets-back"; readonly seat: number; readonly percent: number; }
  | { readonly fact: "helps"; readonly seat: number; readonly percent: number; }
  | { readonly fact: "gains"; readonly count: number; }
  | { readonly fact: "loses"; readonly count: number; }
  | { readonly fact: "takes"; readonly seat: number; readonly count: number; }
  | { readonly fact: "gives"; readonly seat: number; readonly count: number; }
  | { readonly fact: "removes"; readonly family: OriflammeFamily; readonly card: OriflammeCard; readonly count: number; }
  | { readonly fact: "removes-hidden"; readonly family: OriflammeFamily; readonly count: number; }
  | { readonly fact: "takes-over"; readonly family: OriflammeFamily; readonly card: OriflammeCard; readonly count: number; }
  | { readonly fact: "sacrifices"; readonly card: OriflammeCard; }
  | { readonly fact: "covers"; readonly card: OriflammeCard; }
  | { readonly fact: "would-gain"; readonly card: OriflammeCard; readonly count: number; }
  | { readonly fact: "gains-less"; readonly family: OriflammeFamily; readonly card: OriflammeCard; readonly count: number; }
  | { readonly fact: "gains-more"; readonly family: OriflammeFamily; readonly card: OriflammeCard; readonly count: number; }
  | { readonly fact: "threatened"; readonly family: OriflammeFamily; readonly card: OriflammeCard; readonly target: OriflammeCard; }
  | { readonly fact: "rescued"; readonly family: OriflammeFamily; readonly card: OriflammeCard; readonly target: OriflammeCard; }
  | { readonly fact: "learns"; readonly family: OriflammeFamily; }
  | { readonly fact: "stays-hidden"; readonly card: OriflammeCard; readonly count: number; }
  | { readonly fact: "too-late"; readonly card: OriflammeCard; readonly count: number; }
  | { readonly fact: "strikes-back"; readonly card: OriflammeCard; };

export type KingCard =
  | "diplomacy 1A" | "diplomacy 1B" | "diplomacy 1C" | "diplomacy 1D" | "diplomacy 1E" | "diplomacy 1F"
  | "diplomacy 1G" | "diplomacy 1H" | "diplomacy 1I" | "diplomacy 1J" | "diplomacy 1K" | "diplomacy 1L"
  | "diplomacy 1M" | "diplomacy 1N" | "diplomacy 1O" | "diplomacy 1P" | "diplomacy 1Q" | "diplomacy 1R"
  | "diplomacy 1S" | "diplomacy 1T" | "diplomacy 1U" | "diplomacy 1V" | "diplomacy 1W" | "diplomacy 1X"
  | "diplomacy 1Y" | "diplomacy 1Z" | "diplomacy 2A" | "diplomacy 2B" | "diplomacy 2C" | "diplomacy 2D"
  | "diplomacy 2E" | "diplomacy 2F" | "diplomacy 2G" | "diplomacy 2H" | "diplomacy 2I" | "diplomacy 2J"
  | "diplomacy 2K" | "diplomacy 2L" | "diplomacy 2M" | "diplomacy 2N" | "diplomacy 2O" | "diplomacy 2P"
  | "diplomacy 2Q" | "diplomacy 2R" | "diplomacy 2S" | "diplomacy 2T" | "diplomacy 2U" | "diplomacy 2V"
  | "diplomacy 2W" | "diplomacy 2X" | "diplomacy 2Y" | "diplomacy 2Z" | "diplomacy 3A" | "diplomacy 3B"
  | "diplomacy 3C" | "diplomacy 3D" | "diplomacy 3E" | "diplomacy 3F" | "diplomacy 3G" | "diplomacy 3H"
  | "diplomacy 3I" | "diplomacy 3J" | "diplomacy 3K" | "diplomacy 3L" | "diplomacy 3M" | "diplomacy 3N"
  | "diplomacy 3O" | "diplomacy 3P" | "diplomacy 3Q" | "diplomacy 3R" | "diplomacy 3S" | "diplomacy 3T"
  | "diplomacy 3U" | "diplomacy 3V" | "diplomacy 3W" | "diplomacy 3X" | "diplomacy 3Y" | "diplomacy 3Z"
  | "diplomacy 4A" | "diplomacy 4B" | "diplomacy 4C" | "diplomacy 4D" | "diplomacy 4E" | "diplomacy 4F"
  | "diplomacy 4G" | "diplomacy 4H" | "diplomacy 4I" | "diplomacy 4J" | "diplomacy 4K" | "diplomacy 4L"
  | "diplomacy 4M" | "diplomacy 4N" | "diplomacy 4O" | "diplomacy 4P" | "diplomacy 4Q" | "diplomacy 4R"
  | "diplomacy 4S" | "diplomacy 4T" | "diplomacy 4U" | "diplomacy 4V" | "diplomacy 4W" | "diplomacy 4X"
  | "diplomacy 4Y" | "diplomacy 4Z" | "entertainment 1A" | "entertainment 1B" | "entertainment 1C" | "entertainment 1D"
  | "entertainment 1E" | "entertainment 1F" | "entertainment 1G" | "entertainment 1H" | "entertainment 1I" | "entertainment 1J"
  | "entertainment 1K" | "entertainment 1L" | "entertainment 1M" | "entertainment 1N" | "entertainment 1O" | "entertainment 1P"
  | "entertainment 1Q" | "entertainment 1R" | "entertainment 1S" | "entertainment 1T" | "entertainment 1U" | "entertainment 1V"
  | "entertainment 1W" | "entertainment 1X" | "entertainment 1Y" | "entertainment 1Z" | "entertainment 2A" | "entertainment 2B"
  | "entertainment 2C" | "entertainment 2D" | "entertainment 2E" | "entertainment 2F" | "entertainment 2G" | "entertainment 2H"
  | "entertainment 2I" | "entertainment 2J" | "entertainment 2K" | "entertainment 2L" | "entertainment 2M" | "entertainment 2N"
  | "entertainment 2O" | "entertainment 2P" | "entertainment 2Q" | "entertainment 2R" | "entertainment 2S" | "entertainment 2T"
  | "entertainment 2U" | "entertainment 2V" | "entertainment 2W" | "entertainment 2X" | "entertainment 2Y" | "entertainment 2Z"
  | "entertainment 3A" | "entertainment 3B" | "entertainment 3C" | "entertainment 3D" | "entertainment 3E" | "entertainment 3F"
  | "entertainment 3G" | "entertainment 3H" | "entertainment 3I" | "entertainment 3J" | "entertainment 3K" | "entertainment 3L"
  | "entertainment 3M" | "entertainment 3N" | "entertainment 3O" | "entertainment 3P" | "entertainment 3Q" | "entertainment 3R"
  | "entertainment 3S" | "entertainment 3T" | "entertainment 3U" | "entertainment 3V" | "entertainment 3W" | "entertainment 3X"
  | "entertainment 3Y" | "entertainment 3Z" | "entertainment 4A" | "entertainment 4B" | "entertainment 4C" | "entertainment 4D"
  | "entertainment 4E" | "entertainment 4F" | "entertainment 4G" | "entertainment 4H" | "entertainment 4I" | "entertainment 4J"
  | "entertainment 4K" | "entertainment 4L" | "entertainment 4M" | "entertainment 4N" | "entertainment 4O" | "entertainment 4P"
  | "entertainment 4Q" | "entertainment 4R" | "entertainment 4S" | "entertainment 4T" | "entertainment 4U" | "entertainment 4V"
  | "entertainment 4W" | "entertainment 4X" | "entertainment 4Y" | "entertainment 4Z" | "livestock 1A" | "livestock 1B"
  | "livestock 1C" | "livestock 1D" | "livestock 1E" | "livestock 1F" | "livestock 1G" | "livestock 1H"
  | "livestock 1I" | "livestock 1J" | "livestock 1K" | "livestock 1L" | "livestock 1M" | "livestock 1N"
  | "livestock 1O" | "livestock 1P" | "livestock 1Q" | "livestock 1R" | "livestock 1S" | "livestock 1T"
  | "livestock 1U" | "livestock 1V" | "livestock 1W" | "livestock 1X" | "livestock 1Y" | "livestock 1Z"
  | "livestock 2A" | "livestock 2B" | "livestock 2C" | "livestock 2D" | "livestock 2E" | "livestock 2F"
  | "livestock 2G" | "livestock 2H" | "livestock 2I" | "livestock 2J" | "livestock 2K" | "livestock 2L"
  | "livestock 2M" | "livestock 2N" | "livestock 2O" | "livestock 2P" | "livestock 2Q" | "livestock 2R"
  | "livestock 2S" | "livestock 2T" | "livestock 2U" | "livestock 2V" | "livestock 2W" | "livestock 2X"
  | "livestock 2Y" | "livestock 2Z" | "livestock 3A" | "livestock 3B" | "livestock 3C" | "livestock 3D"
  | "livestock 3E" | "livestock 3F" | "livestock 3G" | "livestock 3H" | "livestock 3I" | "livestock 3J"
  | "livestock 3K" | "livestock 3L" | "livestock 3M" | "livestock 3N" | "livestock 3O" | "livestock 3P"
  | "livestock 3Q" | "livestock 3R" | "livestock 3S" | "livestock 3T" | "livestock 3U" | "livestock 3V"
  | "livestock 3W" | "livestock 3X" | "livestock 3Y" | "livestock 3Z" | "livestock 4A" | "livestock 4B"
  | "livestock 4C" | "livestock 4D" | "livestock 4E" | "livestock 4F" | "livestock 4G" | "livestock 4H"
  | "livestock 4I" | "livestock 4J" | "livestock 4K" | "livestock 4L" | "livestock 4M" | "livestock 4N"
  | "livestock 4O" | "livestock 4P" | "livestock 4Q" | "livestock 4R" | "livestock 4S" | "livestock 4T"
  | "livestock 4U" | "livestock 4V" | "livestock 4W" | "livestock 4X" | "livestock 4Y" | "livestock 4Z"
  | "architecture 1A" | "architecture 1B" | "architecture 1C" | "architecture 1D" | "architecture 1E" | "architecture 1F"
  | "architecture 1G" | "architecture 1H" | "architecture 1I" | "architecture 1J" | "architecture 1K" | "architecture 1L"
  | "architecture 1M" | "architecture 1N" | "architecture 1O" | "architecture 1P" | "architecture 1Q" | "architecture 1R"
  | "architecture 1S" | "architecture 1T" | "architecture 1U" | "architecture 1V" | "architecture 1W" | "architecture 1X"
  | "architecture 1Y" | "architecture 1Z" | "architecture 2A" | "architecture 2B" | "architecture 2C" | "architecture 2D"
  | "architecture 2E" | "architecture 2F" | "architecture 2G" | "architecture 2H" | "architecture 2I" | "architecture 2J"
  | "architecture 2K" | "architecture 2L" | "architecture 2M" | "architecture 2N" | "architecture 2O" | "architecture 2P"
  | "architecture 2Q" | "architecture 2R" | "architecture 2S" | "architecture 2T" | "architecture 2U" | "architecture 2V"
  | "architecture 2W" | "architecture 2X" | "architecture 2Y" | "architecture 2Z" | "architecture 3A" | "architecture 3B"
  | "architecture 3C" | "architecture 3D" | "architecture 3E" | "architecture 3F" | "architecture 3G" | "architecture 3H"
  | "architecture 3I" | "architecture 3J" | "architecture 3K" | "architecture 3L" | "architecture 3M" | "architecture 3N"
  | "architecture 3O" | "architecture 3P" | "architecture 3Q" | "architecture 3R" | "architecture 3S" | "architecture 3T"
  | "architecture 3U" | "architecture 3V" | "architecture 3W" | "architecture 3X" | "architecture 3Y" | "architecture 3Z"
  | "architecture 4A" | "architecture 4B" | "architecture 4C" | "architecture 4D" | "architecture 4E" | "architecture 4F"
  | "architecture 4G" | "architecture 4H" | "architecture 4I" | "architecture 4J" | "architecture 4K" | "architecture 4L"
  | "architecture 4M" | "architecture 4N" | "architecture 4O" | "architecture 4P" | "architecture 4Q" | "architecture 4R"
  | "architecture 4S" | "architecture 4T" | "architecture 4U" | "architecture 4V" | "architecture 4W" | "architecture 4X"
  | "architecture 4Y" | "architecture 4Z" | "military 1A" | "military 1B" | "military 1C" | "military 1D"
  | "military 1E" | "military 1F" | "military 1G" | "military 1H" | "military 1I" | "military 1J"
  | "military 1K" | "military 1L" | "military 1M" | "military 1N" | "military 1O" | "military 1P"
  | "military 1Q" | "military 1R" | "military 1S" | "military 1T" | "military 1U" | "military 1V"
  | "military 1W" | "military 1X" | "military 1Y" | "military 1Z" | "military 2A" | "military 2B"
  | "military 2C" | "military 2D" | "military 2E" | "military 2F" | "military 2G" | "military 2H"
  | "military 2I" | "military 2J" | "military 2K" | "military 2L" | "military 2M" | "military 2N"
  | "military 2O" | "military 2P" | "military 2Q" | "military 2R" | "military 2S" | "military 2T"
  | "military 2U" | "military 2V" | "military 2W" | "military 2X" | "military 2Y" | "military 2Z"
  | "military 3A" | "military 3B" | "military 3C" | "military 3D" | "military 3E" | "military 3F"
  | "military 3G" | "military 3H" | "military 3I" | "military 3J" | "military 3K" | "military 3L"
  | "military 3M" | "military 3N" | "military 3O" | "military 3P" | "military 3Q" | "military 3R"
  | "military 3S" | "military 3T" | "military 3U" | "military 3V" | "military 3W" | "military 3X"
  | "military 3Y" | "military 3Z" | "military 4A" | "military 4B" | "military 4C" | "military 4D"
  | "military 4E" | "military 4F" | "military 4G" | "military 4H" | "military 4I" | "military 4J"
  | "military 4K" | "military 4L" | "military 4M" | "military 4N" | "military 4O" | "military 4P"
  | "military 4Q" | "military 4R" | "military 4S" | "military 4T" | "military 4U" | "military 4V"
  | "military 4W" | "military 4X" | "military 4Y" | "military 4Z" | "provisions 1A" | "provisions 1B"
  | "provisions 1C" | "provisions 1D" | "provisions 1E" | "provisions 1F" | "provisions 1G" | "provisions 1H"
  | "provisions 1I" | "provisions 1J" | "provisions 1K" | "provisions 1L" | "provisions 1M" | "provisions 1N"
  | "provisions 1O" | "provisions 1P" | "provisions 1Q" | "provisions 1R" | "provisions 1S" | "provisions 1T"
  | "provisions 1U" | "provisions 1V" | "provisions 1W" | "provisions 1X" | "provisions 1Y" | "provisions 1Z"
  | "provisions 2A" | "provisions 2B" | "provisions 2C" | "provisions 2D" | "provisions 2E" | "provisions 2F"
  | "provisions 2G" | "provisions 2H" | "provisions 2I" | "provisions 2J" | "provisions 2K" | "provisions 2L"
  | "provisions 2M" | "provisions 2N" | "provisions 2O" | "provisions 2P" | "provisions 2Q" | "provisions 2R"
  | "provisions 2S" | "provisions 2T" | "provisions 2U" | "provisions 2V" | "provisions 2W" | "provisions 2X"
  | "provisions 2Y" | "provisions 2Z" | "provisions 3A" | "provisions 3B" | "provisions 3C" | "provisions 3D"
  | "provisions 3E" | "provisions 3F" | "provisions 3G" | "provisions 3H" | "provisions 3I" | "provisions 3J"
  | "provisions 3K" | "provisions 3L" | "provisions 3M" | "provisions 3N" | "provisions 3O" | "provisions 3P"
  | "provisions 3Q" | "provisions 3R" | "provisions 3S" | "provisions 3T" | "provisions 3U" | "provisions 3V"
  | "provisions 3W" | "provisions 3X" | "provisions 3Y" | "provisions 3Z" | "provisions 4A" | "provisions 4B"
  | "provisions 4C" | "provisions 4D" | "provisions 4E" | "provisions 4F" | "provisions 4G" | "provisions 4H"
  | "provisions 4I" | "provisions 4J" | "provisions 4K" | "provisions 4L" | "provisions 4M" | "provisions 4N"
  | "provisions 4O" | "provisions 4P" | "provisions 4Q" | "provisions 4R" | "provisions 4S" | "provisions 4T"
  | "provisions 4U" | "provisions 4V" | "provisions 4W" | "provisions 4X" | "provisions 4Y" | "provisions 4Z"
  | "king +1" | "king -1" | "king +1/-1" | "king +1 +1" | "king -1 -1" | "king +1 -1"
  | "gold 1" | "gold 2" | "gold 3";

export type KingDomain =
  | "diplomacy" | "entertainment" | "livestock" | "architecture" | "military" | "provisions";

export type KingStep =
  | "points" | "gold" | "cards" | "letter" | "shared";

export type KingPrice =
  | "gold" | "cards";

export type KingEvent =
  | { readonly event: "chose-first"; readonly rule: string; readonly seat: number; }
  | { readonly event: "turn-began"; readonly rule: string; readonly seat: number; readonly turn: number; }
  | { readonly event: "drew"; readonly rule: string; readonly seat: number; readonly card: KingCard | null; }
  | { readonly event: "kept"; readonly rule: string; readonly seat: number; readonly card: KingCard | null; }
  | { readonly event: "to-middle"; readonly rule: string; readonly seat: number; readonly card: KingCard; }
  | { readonly event: "to-favour"; readonly rule: string; readonly seat: number; readonly card: KingCard | null; }
  | { readonly event: "took"; readonly rule: string; readonly seat: number; readonly card: KingCard; }
  | { readonly event: "showed-king"; readonly rule: string; readonly seat: number; readonly card: KingCard; }
  | { readonly event: "raised"; readonly rule: string; readonly seat: number; readonly domain: KingDomain; readonly value: number; readonly minor: number; }
  | { readonly event: "lowered"; readonly rule: string; readonly seat: number; readonly domain: KingDomain; readonly value: number; readonly minor: number; }
  | { readonly event: "no-tile"; readonly rule: string; readonly seat: number; readonly card: KingCard; }
  | { readonly event: "auction-began"; readonly rule: string; readonly seat: number; readonly count: number; }
  | { readonly event: "turned-up"; readonly rule: string; readonly seat: number; readonly card: KingCard; }
  | { readonly event: "bid"; readonly rule: string; readonly seat: number; readonly bid: number; }
  | { readonly event: "passed"; readonly rule: string; readonly seat: number; }
  | { readonly event: "won-bidding"; readonly rule: string; readonly seat: number; readonly card: KingCard; readonly bid: number; }
  | { readonly event: "paid"; readonly rule: string; readonly seat: number; readonly card: KingCard; }
  | { readonly event: "gave"; readonly rule: string; readonly seat: number; readonly card: KingCard | null; }
  | { readonly event: "received"; readonly rule: string; readonly seat: number; readonly card: KingCard; }
  | { readonly event: "failed"; readonly rule: string; readonly seat: number; readonly bid: number; }
  | { readonly event: "lost"; readonly rule: string; readonly seat: number; readonly neighbour: number; readonly card: KingCard | null; }
  | { readonly event: "bidding-again"; readonly rule: string; readonly card: KingCard; }
  | { readonly event: "unsold"; readonly rule: string; readonly card: KingCard; }
  | { readonly event: "hands-shown"; readonly rule: string; }
  | { readonly event: "took-chief"; readonly rule: string; readonly seat: number; readonly domain: KingDomain; readonly value: number; }
  | { readonly event: "took-minor"; readonly rule: string; readonly seat: number; readonly domain: KingDomain; readonly value: number; }
  | { readonly event: "won"; readonly rule: string; readonly seat: number; readonly points: number; readonly step: KingStep; readonly domain: KingDomain | null; readonly amount: number; };

export type KingDecision =
  | { readonly kind: "first"; readonly rule: string; }
  | { readonly kind: "draw"; readonly rule: string; }
  | { readonly kind: "place"; readonly rule: string; readonly card: KingCard | null; }
  | { readonly kind: "take"; readonly rule: string; }
  | { readonly kind: "change"; readonly rule: string; readonly card: KingCard | null; }
  | { readonly kind: "turn-up"; readonly rule: string; }
  | { readonly kind: "bid"; readonly rule: string; readonly card: KingCard | null; readonly price: KingPrice | null; readonly high: number | null; readonly due: number | null; }
  | { readonly kind: "pay-gold"; readonly rule: string; readonly card: KingCard | null; readonly price: KingPrice | null; readonly high: number | null; readonly due: number | null; }
  | { readonly kind: "pay-cards"; readonly rule: string; readonly card: KingCard | null; readonly price: KingPrice | null; readonly high: number | null; readonly due: number | null; }
  | { readonly kind: "lose"; readonly rule: string; };

export type KingAction =
  | { readonly form: "keep"; readonly args: Record<never, never> }
  | { readonly form: "middle"; readonly args: Record<never, never> }
  | { readonly form: "favour"; readonly args: Record<never, never> }
  | { readonly form: "pass"; readonly args: Record<never, never> }
  | { readonly form: "bid"; readonly args: { readonly bid: number } }
  | { readonly form: "raise"; readonly args: { readonly domain: KingDomain } }
  | { readonly form: "lower"; readonly args: { readonly domain: KingDomain } }
  | { readonly form: "take"; readonly args: { readonly card: KingCard } }
  | { readonly form: "pay"; readonly args: { readonly card: KingCard } }
  | { readonly form: "first"; readonly args: { readonly seat: number } }
  | { readonly form: "draw"; readonly args: { readonly card: KingCard } }
  | { readonly form: "turn-up"; readonly args: { readonly card: KingCard } }
  | { readonly form: "lose"; readonly args: { readonly card: KingCard } };

export type KingFact =
  | { readonly fact: "sets-back"; readonly seat: number; readonly percent: number; }
  | { readonly fact: "helps"; readonly seat: number; readonly percent: number; }
  | { readonly fact: "brings"; readonly domain: KingDomain; readonly count: number; }
  | { readonly fact: "gives-up"; readonly domain: KingDomain; readonly count: number; }
  | { readonly fact: "earns"; readonly count: number; }
  | { readonly fact: "spends"; readonly count: number; }
  | { readonly fact: "buys"; readonly card: KingCard; }
  | { readonly fact: "raises"; readonly domain: KingDomain; readonly count: number; }
  | { readonly fact: "lowers"; readonly domain: KingDomain; readonly count: number; }
  | { readonly fact: "beyond-means"; }
  | { readonly fact: "overpays"; readonly count: number; };

export type IlluminatenConnection =
  | "IV" | "V" | "VI" | "VII" | "VIII" | "IX"
  | "X" | "XI" | "XII" | "XIII" | "XIV" | "XV"
  | "XVI" | "XVII" | "XVIII" | "XIX" | "XX" | "XXI"
  | "XXII" | "XXIII";

export type IlluminatenFaction =
  | "nobility" | "magistrates" | "artists" | "connoisseurs" | "clergy" | "scholars";

export type IlluminatenPlot =
  | "P01" | "P02" | "P03" | "P04" | "P05" | "P06"
  | "P07" | "P08" | "P09" | "P10" | "P11" | "P12"
  | "P13";

export type IlluminatenCard =
  | "PIL001" | "PIL002" | "PIL003" | "PIL004" | "PIL005" | "PIL006"
  | "PIL007" | "PIL008" | "PIL009" | "PIL010" | "PIL011" | "PIL012"
  | "PIL013" | "PIL014" | "PIL015" | "PIL016" | "PIL017" | "PIL018"
  | "PIL019" | "PIL020" | "PIL021" | "PIL022" | "PIL023" | "PIL024"
  | "PIL025" | "PIL026" | "PIL027" | "PIL028" | "PIL029" | "PIL030"
  | "PIL031" | "PIL032" | "PIL033" | "PIL034" | "PIL035" | "PIL036"
  | "PIL037" | "PIL038" | "PIL039" | "PIL040" | "PIL041" | "PIL042"
  | "PIL043" | "PIL044" | "PIL045" | "PIL046" | "PIL047" | "PIL048"
  | "PIL049" | "PIL050" | "PIL051" | "PIL052" | "PIL053" | "PIL054"
  | "PIL055" | "PIL056" | "PIL057";

export type IlluminatenAbility =
  | "extra-influence" | "extra-exclude" | "extra-reassign" | "extra-scout" | "extra-displace" | "boost-influence"
  | "boost-exclude" | "boost-interrogate" | "boost-scout" | "boost-displace" | "special-swap" | "special-draw"
  | "special-edict" | "special-faction" | "special-plot" | "grand-master" | "royal-arch";

export type IlluminatenContestReason =
  | "total" | "tie" | "dagger" | "hammers" | "cancel" | "stop";

export type IlluminatenEventCard =
  | "edict-nobility" | "edict-magistrates" | "edict-artists" | "edict-connoisseurs" | "edict-clergy" | "edict-scholars"
  | "festivities" | "weather" | "propaganda" | "rosicrucians" | "masons" | "convent"
  | "decree" | "inquisitors" | "whisper";

export type IlluminatenOpponent =
  | "none" | "saint-germain" | "weishaupt";

export type IlluminatenStep =
  | "saint-germain-a" | "saint-germain-b" | "saint-germain-c" | "saint-germain-d" | "weishaupt-a" | "weishaupt-b"
  | "weishaupt-c" | "weishaupt-d" | "weishaupt-e" | "weishaupt-f";

export type IlluminatenAim =
  | "discs" | "lodge" | "edicts" | "grand";

export type IlluminatenSlots =
  | "1" | "2" | "12" | "3" | "13" | "23"
  | "123";

export type IlluminatenMainAction =
  | "scout" | "influence" | "interrogate" | "reassign" | "exclude" | "displace";

export type IlluminatenBy =
  | "main" | "faction" | "ability" | "reward";

export type IlluminatenGives =
  | "first" | "second" | "third" | "grand-master" | "royal-arch";

export type IlluminatenSight =
  | "known" | "hidden";

export type IlluminatenContestStrength =
  | "0" | "1" | "2" | "3" | "4" | "5"
  | "6" | "dagger" | "hammers";

export type IlluminatenEvent =
  | { readonly event: "connected"; readonly rule: string; readonly seat: number; readonly connection: IlluminatenConnection; }
  | { readonly event: "faction-opened"; readonly rule: string; readonly faction: IlluminatenFaction; }
  | { readonly event: "plot-opened"; readonly rule: string; readonly plot: IlluminatenPlot; }
  | { readonly event: "plot-drawn"; readonly rule: string; readonly seat: number; readonly plot: IlluminatenPlot | null; }
  | { readonly event: "turn-began"; readonly rule: string; readonly seat: number; readonly round: number; }
  | { readonly event: "action-gained"; readonly rule: string; readonly seat: number; }
  | { readonly event: "influence-began"; readonly rule: string; readonly seat: number; readonly place: number; readonly card: IlluminatenCard; }
  | { readonly event: "interrogate-began"; readonly rule: string; readonly seat: number; readonly place: number; readonly card: IlluminatenCard; }
  | { readonly event: "areopagus-interrogated"; readonly rule: string; readonly seat: number; }
  | { readonly event: "reassign-began"; readonly rule: string; readonly seat: number; readonly faction: IlluminatenFaction; }
  | { readonly event: "exclude-began"; readonly rule: string; readonly seat: number; readonly place: number; readonly card: IlluminatenCard; }
  | { readonly event: "displace-began"; readonly rule: string; readonly seat: number; readonly place: number; readonly card: IlluminatenCard; }
  | { readonly event: "court-filled"; readonly rule: string; readonly place: number; readonly card: IlluminatenCard; }
  | { readonly event: "drew"; readonly rule: string; readonly seat: number; readonly card: IlluminatenCard | null; }
  | { readonly event: "took-from-court"; readonly rule: string; readonly seat: number; readonly place: number; readonly card: IlluminatenCard; }
  | { readonly event: "scouted"; readonly rule: string; readonly seat: number; readonly place: number; readonly card: IlluminatenCard | null; }
  | { readonly event: "laid"; readonly rule: string; readonly seat: number; readonly place: number; readonly card: IlluminatenCard; }
  | { readonly event: "turned-up"; readonly rule: string; readonly place: number; readonly card: IlluminatenCard; }
  | { readonly event: "discarded"; readonly rule: string; readonly seat: number; readonly card: IlluminatenCard; }
  | { readonly event: "threw-off"; readonly rule: string; readonly seat: number; readonly card: IlluminatenCard; }
  | { readonly event: "swapped"; readonly rule: string; readonly seat: number; readonly place: number; readonly other: number; }
  | { readonly event: "reshuffled"; readonly rule: string; readonly count: number; }
  | { readonly event: "court-moved-on"; readonly rule: string; readonly place: number; }
  | { readonly event: "chained"; readonly rule: string; readonly seat: number; readonly card: IlluminatenCard; }
  | { readonly event: "boosted"; readonly rule: string; readonly seat: number; readonly card: IlluminatenCard; readonly ability: IlluminatenAbility; }
  | { readonly event: "skipped"; readonly rule: string; readonly seat: number; readonly card: IlluminatenCard; }
  | { readonly event: "saw-card"; readonly rule: string; readonly seat: number; readonly other: number; readonly card: IlluminatenCard | null; }
  | { readonly event: "saw-plot"; readonly rule: string; readonly seat: number; readonly other: number; readonly plot: IlluminatenPlot | null; }
  | { readonly event: "paid"; readonly rule: string; readonly seat: number; readonly faction: IlluminatenFaction; readonly count: number; }
  | { readonly event: "gained"; readonly rule: string; readonly seat: number; readonly faction: IlluminatenFaction; readonly count: number; }
  | { readonly event: "intercepted"; readonly rule: string; readonly seat: number; readonly other: number; readonly faction: IlluminatenFaction; }
  | { readonly event: "favor-returned"; readonly rule: string; readonly seat: number; readonly faction: IlluminatenFaction; readonly count: number; }
  | { readonly event: "gave"; readonly rule: string; readonly seat: number; readonly other: number; readonly faction: IlluminatenFaction; }
  | { readonly event: "disc-placed"; readonly rule: string; readonly seat: number; readonly place: number; readonly slot: number; }
  | { readonly event: "disc-moved"; readonly rule: string; readonly seat: number; readonly place: number; readonly slot: number; readonly to: number; readonly to_slot: number; }
  | { readonly event: "disc-returned"; readonly rule: string; readonly seat: number; readonly place: number; }
  | { readonly event: "contest-began"; readonly rule: string; readonly seat: number; readonly other: number; readonly place: number; readonly strength: number; readonly against: number; }
  | { readonly event: "contest-laid"; readonly rule: string; readonly seat: number; readonly card: IlluminatenCard | null; }
  | { readonly event: "contest-revealed"; readonly rule: string; readonly seat: number; readonly card: IlluminatenCard; }
  | { readonly event: "contest-empty"; readonly rule: string; readonly seat: number; }
  | { readonly event: "contest-cancelled"; readonly rule: string; readonly seat: number; readonly other: number; }
  | { readonly event: "contest-won"; readonly rule: string; readonly seat: number; readonly other: number; readonly total: number; readonly against: number; readonly reason: IlluminatenContestReason; }
  | { readonly event: "rewarded"; readonly rule: string; readonly seat: number; readonly place: number; }
  | { readonly event: "claimed"; readonly rule: string; readonly seat: number; readonly faction: IlluminatenFaction; }
  | { readonly event: "borrowed"; readonly rule: string; readonly seat: number; readonly faction: IlluminatenFaction; }
  | { readonly event: "faction-returned"; readonly rule: string; readonly seat: number; readonly faction: IlluminatenFaction; }
  | { readonly event: "fulfilled"; readonly rule: string; readonly seat: number; readonly plot: IlluminatenPlot; }
  | { readonly event: "private-fulfilled"; readonly rule: string; readonly seat: number; readonly plot: IlluminatenPlot; }
  | { readonly event: "plot-removed"; readonly rule: string; readonly seat: number; readonly plot: IlluminatenPlot; }
  | { readonly event: "private-removed"; readonly rule: string; readonly seat: number; readonly plot: IlluminatenPlot | null; }
  | { readonly event: "plot-lost"; readonly rule: string; readonly seat: number; readonly plot: IlluminatenPlot; }
  | { readonly event: "plot-returned"; readonly rule: string; readonly seat: number; readonly plot: IlluminatenPlot; }
  | { readonly event: "saw-event"; readonly rule: string; readonly seat: number; readonly event_card: IlluminatenEventCard | null; }
  | { readonly event: "kept-event"; readonly rule: string; readonly seat: number; readonly event_card: IlluminatenEventCard | null; }
  | { readonly event: "edict-played"; readonly rule: string; readonly seat: number; readonly faction: IlluminatenFaction; }
  | { readonly event: "edict-paid"; readonly rule: string; readonly seat: number; readonly faction: IlluminatenFaction; }
  | { readonly event: "edict-discarded"; readonly rule: string; readonly faction: IlluminatenFaction; }
  | { readonly event: "special-played"; readonly rule: string; readonly seat: number; readonly event_card: IlluminatenEventCard; }
  | { readonly event: "special-discarded"; readonly rule: string; readonly seat: number; readonly event_card: IlluminatenEventCard; }
  | { readonly event: "event-turned-up"; readonly rule: string; readonly seat: number; readonly event_card: IlluminatenEventCard; }
  | { readonly event: "script-step"; readonly rule: string; readonly opponent: IlluminatenOpponent; readonly step: IlluminatenStep; readonly place: number; }
  | { readonly event: "planned"; readonly rule: string; readonly card: IlluminatenCard; }
  | { readonly event: "figure-moved"; readonly rule: string; readonly place: number; }
  | { readonly event: "aim-reached"; readonly rule: string; readonly opponent: IlluminatenOpponent; readonly aim: IlluminatenAim; }
  | { readonly event: "strengthened"; readonly rule: string; readonly seat: number; readonly count: number; }
  | { readonly event: "scored"; readonly rule: string; readonly seat: number; readonly faction: IlluminatenFaction; readonly count: number; }
  | { readonly event: "won"; readonly rule: string; readonly seat: number; };

export type IlluminatenDecision =
  | { readonly kind: "menu"; readonly rule: string; readonly mains: number | null; }
  | { readonly kind: "pay"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; readonly count: number | null; }
  | { readonly kind: "propaganda"; readonly rule: string; readonly count: number | null; }
  | { readonly kind: "ability"; readonly rule: string; readonly card: IlluminatenCard | null; readonly ability: IlluminatenAbility | null; readonly gives: IlluminatenGives | null; readonly first: IlluminatenFaction | null; readonly second: IlluminatenFaction | null; }
  | { readonly kind: "price"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; readonly first: IlluminatenFaction | null; readonly second: IlluminatenFaction | null; }
  | { readonly kind: "acting"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; }
  | { readonly kind: "target"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; }
  | { readonly kind: "lay"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; }
  | { readonly kind: "more"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; }
  | { readonly kind: "whisper"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; }
  | { readonly kind: "next-yield"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; }
  | { readonly kind: "faction"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; }
  | { readonly kind: "lift"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; }
  | { readonly kind: "move-to"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; }
  | { readonly kind: "whom"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; }
  | { readonly kind: "slots"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; }
  | { readonly kind: "lean"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; }
  | { readonly kind: "contest-card"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; }
  | { readonly kind: "go-on"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; }
  | { readonly kind: "take"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; }
  | { readonly kind: "intercept"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; }
  | { readonly kind: "give"; readonly rule: string; readonly action: IlluminatenMainAction | null; readonly source: IlluminatenBy | null; readonly faction: IlluminatenFaction | null; readonly acting: number | null; readonly place: number | null; readonly discs: number | null; readonly against: number | null; readonly slots: IlluminatenSlots | null; }
  | { readonly kind: "draw"; readonly rule: string; }
  | { readonly kind: "connection"; readonly rule: string; }
  | { readonly kind: "faction-card"; readonly rule: string; }
  | { readonly kind: "plot"; readonly rule: string; }
  | { readonly kind: "play-special"; readonly rule: string; }
  | { readonly kind: "gain"; readonly rule: string; }
  | { readonly kind: "swap"; readonly rule: string; }
  | { readonly kind: "deck-or-court"; readonly rule: string; }
  | { readonly kind: "edict"; readonly rule: string; }
  | { readonly kind: "lose-plot"; readonly rule: string; }
  | { readonly kind: "return-plot"; readonly rule: string; }
  | { readonly kind: "event"; readonly rule: string; }
  | { readonly kind: "keep-event"; readonly rule: string; }
  | { readonly kind: "discard"; readonly rule: string; }
  | { readonly kind: "court"; readonly rule: string; };

export type IlluminatenAction =
  | { readonly form: "scout"; readonly args: Record<never, never> }
  | { readonly form: "influence"; readonly args: Record<never, never> }
  | { readonly form: "interrogate"; readonly args: Record<never, never> }
  | { readonly form: "reassign"; readonly args: Record<never, never> }
  | { readonly form: "exclude"; readonly args: Record<never, never> }
  | { readonly form: "displace"; readonly args: Record<never, never> }
  | { readonly form: "end"; readonly args: Record<never, never> }
  | { readonly form: "claim"; readonly args: { readonly faction: IlluminatenFaction } }
  | { readonly form: "fulfil"; readonly args: { readonly plot: IlluminatenPlot } }
  | { readonly form: "use"; readonly args: { readonly faction: IlluminatenFaction } }
  | { readonly form: "reward-influence"; readonly args: { readonly place: number } }
  | { readonly form: "reward-reassign"; readonly args: { readonly place: number } }
  | { readonly form: "reward-exclude"; readonly args: { readonly place: number } }
  | { readonly form: "propaganda"; readonly args: Record<never, never> }
  | { readonly form: "convent"; readonly args: Record<never, never> }
  | { readonly form: "look-hand"; readonly args: { readonly seat: number } }
  | { readonly form: "look-plot"; readonly args: { readonly seat: number } }
  | { readonly form: "conspire"; readonly args: { readonly card: IlluminatenCard } }
  | { readonly form: "with"; readonly args: { readonly place: number } }
  | { readonly form: "with-areopagus"; readonly args: Record<never, never> }
  | { readonly form: "at"; readonly args: { readonly place: number } }
  | { readonly form: "at-areopagus"; readonly args: Record<never, never> }
  | { readonly form: "against"; readonly args: { readonly seat: number } }
  | { readonly form: "slots"; readonly args: { readonly slots: IlluminatenSlots } }
  | { readonly form: "lay"; readonly args: { readonly card: IlluminatenCard } }
  | { readonly form: "lift"; readonly args: { readonly place: number; readonly slot: number } }
  | { readonly form: "to"; readonly args: { readonly place: number; readonly slot: number } }
  | { readonly form: "onto"; readonly args: { readonly place: number } }
  | { readonly form: "as"; readonly args: { readonly faction: IlluminatenFaction } }
  | { readonly form: "more"; readonly args: Record<never, never> }
  | { readonly form: "done"; readonly args: Record<never, never> }
  | { readonly form: "whisper"; readonly args: Record<never, never> }
  | { readonly form: "collude"; readonly args: Record<never, never> }
  | { readonly form: "pay"; readonly args: { readonly faction: IlluminatenFaction } }
  | { readonly form: "pay-group"; readonly args: { readonly faction: IlluminatenFaction } }
  | { readonly form: "price"; readonly args: { readonly primary: number; readonly secondary: number } }
  | { readonly form: "take"; readonly args: { readonly faction: IlluminatenFaction } }
  | { readonly form: "from"; readonly args: { readonly seat: number } }
  | { readonly form: "give"; readonly args: { readonly seat: number; readonly faction: IlluminatenFaction } }
  | { readonly form: "stronger"; readonly args: Record<never, never> }
  | { readonly form: "weaker"; readonly args: Record<never, never> }
  | { readonly form: "contest"; readonly args: { readonly card: IlluminatenCard } }
  | { readonly form: "go-on"; readonly args: Record<never, never> }
  | { readonly form: "stop"; readonly args: Record<never, never> }
  | { readonly form: "use-ability"; readonly args: Record<never, never> }
  | { readonly form: "quick-favor"; readonly args: Record<never, never> }
  | { readonly form: "skip"; readonly args: Record<never, never> }
  | { readonly form: "deck"; readonly args: Record<never, never> }
  | { readonly form: "court"; readonly args: { readonly court: number } }
  | { readonly form: "edict"; readonly args: { readonly faction: IlluminatenFaction } }
  | { readonly form: "borrow"; readonly args: { readonly faction: IlluminatenFaction } }
  | { readonly form: "replace"; readonly args: { readonly plot: IlluminatenPlot } }
  | { readonly form: "replace-private"; readonly args: Record<never, never> }
  | { readonly form: "play"; readonly args: { readonly event_card: IlluminatenEventCard } }
  | { readonly form: "keep"; readonly args: { readonly event_card: IlluminatenEventCard } }
  | { readonly form: "pass"; readonly args: Record<never, never> }
  | { readonly form: "lose"; readonly args: { readonly plot: IlluminatenPlot } }
  | { readonly form: "return"; readonly args: { readonly plot: IlluminatenPlot } }
  | { readonly form: "discard"; readonly args: { readonly card: IlluminatenCard } }
  | { readonly form: "draw"; readonly args: { readonly card: IlluminatenCard } }
  | { readonly form: "connection"; readonly args: { readonly connection: IlluminatenConnection } }
  | { readonly form: "faction"; readonly args: { readonly faction: IlluminatenFaction } }
  | { readonly form: "plot"; readonly args: { readonly plot: IlluminatenPlot } }
  | { readonly form: "event"; readonly args: { readonly event_card: IlluminatenEventCard } };

export type IlluminatenFact =
  | { readonly fact: "sets-back"; readonly seat: number; readonly percent: number; }
  | { readonly fact: "helps"; readonly seat: number; readonly percent: number; }
  | { readonly fact: "completes"; readonly plot: IlluminatenPlot; readonly have: number; readonly need: number; }
  | { readonly fact: "advances"; readonly plot: IlluminatenPlot; readonly have: number; readonly need: number; }
  | { readonly fact: "loses-ground"; readonly plot: IlluminatenPlot; readonly have: number; readonly need: number; }
  | { readonly fact: "sets-back-plot"; readonly seat: number; readonly plot: IlluminatenPlot; readonly have: number; readonly need: number; }
  | { readonly fact: "helps-plot"; readonly seat: number; readonly plot: IlluminatenPlot; readonly have: number; readonly need: number; }
  | { readonly fact: "controls"; readonly card: IlluminatenCard; }
  | { readonly fact: "takes-over"; readonly seat: number; readonly card: IlluminatenCard; }
  | { readonly fact: "loses-control"; readonly card: IlluminatenCard; }
  | { readonly fact: "largest-lodge"; readonly faction: IlluminatenFaction; }
  | { readonly fact: "favor"; readonly count: number; }
  | { readonly fact: "pays"; readonly count: number; }
  | { readonly fact: "discs"; readonly count: number; }
  | { readonly fact: "wins-for-sure"; }
  | { readonly fact: "loses-for-sure"; };

/** The domain of each field: `{ placed: { seat: "seat", card: "card" } }`. */
export type Fields = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The catalogue with the texts of each game. */
export const CATALOGUES: Readonly<Record<string, string>> = {
  "oriflamme": "oriflamme",
  "ablaze": "oriflamme",
  "king": "king",
  "illuminaten": "illuminaten",
};

/** What the texts of a catalogue speak of. `actions`: the fields that legal actions add. */
export interface Vocabulary {
  readonly forms: Fields;
  readonly events: Fields;
  readonly decisions: Fields;
  readonly facts: Fields;
  readonly actions: Readonly<Record<string, string>>;
}

export const VOCABULARIES: Readonly<Record<string, Vocabulary>> = {
  "oriflamme": {
    forms: {
      "keep": {},
      "reveal": {},
      "take": {},
      "leave": {},
      "aside": {"card":"card"},
      "draw": {"card":"card"},
      "eliminate": {"place":"place"},
      "spy-on": {"place":"place"},
      "copy": {"place":"place"},
      "activate": {"place":"place"},
      "bribe": {"place":"place"},
      "move": {"place":"place"},
      "to-gap": {"gap":"gap"},
      "twin-left": {},
      "twin-right": {},
      "twin-on": {"place":"place"},
      "include": {"card":"card"},
      "first": {"family":"family"},
      "activate-rightward": {},
      "activate-leftward": {},
      "place-left": {"card":"card"},
      "place-right": {"card":"card"},
      "place-on": {"card":"card","place":"place"},
      "place-second-left": {"card":"card"},
      "place-second-right": {"card":"card"},
      "place-second-on": {"card":"card","place":"place"},
    },
    events: {
      "included": {"card":"card"},
      "chose-first": {"seat":"seat"},
      "chose-direction": {"direction":"direction"},
      "set-aside": {"seat":"seat","family":"family","card":"card"},
      "drew": {"seat":"seat","family":"family","card":"card"},
      "round-began": {"round":"count","seat":"seat"},
      "placed": {"seat":"seat","family":"family","card":"card","place":"place","covering":"count"},
      "kept": {"seat":"seat","family":"family","place":"place","influence":"count"},
      "revealed": {"seat":"seat","family":"family","card":"card","place":"place","influence":"count"},
      "activated": {"seat":"seat","family":"family","card":"card","place":"place"},
      "gained": {"seat":"seat","count":"count"},
      "lost": {"seat":"seat","count":"count"},
      "stole": {"seat":"seat","victim":"seat","count":"count"},
      "spied": {"seat":"seat","place":"place"},
      "copied": {"seat":"seat","card":"card","place":"place"},
      "turned-up": {"family":"family","card":"card","place":"place","influence":"count"},
      "eliminated": {"seat":"seat","family":"family","card":"card","place":"place"},
      "discarded": {"family":"family","card":"card","place":"place"},
      "moved": {"seat":"seat","family":"family","place":"place","to":"place"},
      "left-as-it-is": {"seat":"seat"},
      "twin-entered": {"seat":"seat","family":"family","place":"place","covering":"count"},
      "entered": {"seat":"seat","family":"family","card":"card","place":"place","source":"source"},
      "not-among": {"family":"family","card":"card"},
      "bribed": {"seat":"seat","family":"family","card":"card","place":"place","token":"family"},
      "token-returned": {"family":"family"},
      "nothing": {"seat":"seat","card":"card","reason":"reason"},
      "took": {"seat":"seat","count":"count"},
      "won": {"seat":"seat","influence":"count","cards":"count","winners":"count"},
    },
    decisions: {
      "include": {},
      "first": {},
      "direction": {},
      "set-aside": {"family":"family","left":"count"},
      "draw": {"family":"family"},
      "place": {"family":"family","families":"count"},
      "keep-or-reveal": {"place":"place","card":"card","family":"family","influence":"count"},
      "gap": {"place":"place","card":"card","family":"family","influence":"count","decree":"place"},
      "twin": {"place":"place","family":"family"},
      "plot": {"family":"family","influence":"count","free":"count"},
      "archer": {"place":"place","card":"card","family":"family"},
      "soldier": {"place":"place","card":"card","family":"family"},
      "spy": {"place":"place","card":"card","family":"family"},
      "shapeshifter": {"place":"place","card":"card","family":"family"},
      "assassination": {"place":"place","card":"card","family":"family"},
      "royal-decree": {"place":"place","card":"card","family":"family"},
      "apothecary": {"place":"place","card":"card","family":"family"},
      "cutthroat": {"place":"place","card":"card","family":"family"},
      "impersonation": {"place":"place","card":"card","family":"family"},
      "bribery": {"place":"place","card":"card","family":"family"},
    },
    facts: {
      "sets-back": {"seat":"seat","percent":"count"},
      "helps": {"seat":"seat","percent":"count"},
      "gains": {"count":"count"},
      "loses": {"count":"count"},
      "takes": {"seat":"seat","count":"count"},
      "gives": {"seat":"seat","count":"count"},
      "removes": {"family":"family","card":"card","count":"count"},
      "removes-hidden": {"family":"family","count":"count"},
      "takes-over": {"family":"family","card":"card","count":"count"},
      "sacrifices": {"card":"card"},
      "covers": {"card":"card"},
      "would-gain": {"card":"card","count":"count"},
      "gains-less": {"family":"family","card":"card","count":"count"},
      "gains-more": {"family":"family","card":"card","count":"count"},
      "threatened": {"family":"family","card":"card","target":"card"},
      "rescued": {"family":"family","card":"card","target":"card"},
      "learns": {"family":"family"},
      "stays-hidden": {"card":"card","count":"count"},
      "too-late": {"card":"card","count":"count"},
      "strikes-back": {"card":"card"},
    },
    actions: {"family":"family","target":"card","sight":"sight","target_family":"family","target_influence":"count","where":"where","before":"place","after":"place"},
  },
  "king": {
    forms: {
      "keep": {},
      "middle": {},
      "favour": {},
      "pass": {},
      "bid": {"bid":"bid"},
      "raise": {"domain":"domain"},
      "lower": {"domain":"domain"},
      "take": {"card":"card"},
      "pay": {"card":"card"},
      "first": {"seat":"seat"},
      "draw": {"card":"card"},
      "turn-up": {"card":"card"},
      "lose": {"card":"card"},
    },
    events: {
      "chose-first": {"seat":"seat"},
      "turn-began": {"seat":"seat","turn":"count"},
      "drew": {"seat":"seat","card":"card"},
      "kept": {"seat":"seat","card":"card"},
      "to-middle": {"seat":"seat","card":"card"},
      "to-favour": {"seat":"seat","card":"card"},
      "took": {"seat":"seat","card":"card"},
      "showed-king": {"seat":"seat","card":"card"},
      "raised": {"seat":"seat","domain":"domain","value":"count","minor":"count"},
      "lowered": {"seat":"seat","domain":"domain","value":"count","minor":"count"},
      "no-tile": {"seat":"seat","card":"card"},
      "auction-began": {"seat":"seat","count":"count"},
      "turned-up": {"seat":"seat","card":"card"},
      "bid": {"seat":"seat","bid":"count"},
      "passed": {"seat":"seat"},
      "won-bidding": {"seat":"seat","card":"card","bid":"count"},
      "paid": {"seat":"seat","card":"card"},
      "gave": {"seat":"seat","card":"card"},
      "received": {"seat":"seat","card":"card"},
      "failed": {"seat":"seat","bid":"count"},
      "lost": {"seat":"seat","neighbour":"seat","card":"card"},
      "bidding-again": {"card":"card"},
      "unsold": {"card":"card"},
      "hands-shown": {},
      "took-chief": {"seat":"seat","domain":"domain","value":"count"},
      "took-minor": {"seat":"seat","domain":"domain","value":"count"},
      "won": {"seat":"seat","points":"count","step":"step","domain":"domain","amount":"count"},
    },
    decisions: {
      "first": {},
      "draw": {},
      "place": {"card":"card"},
      "take": {},
      "change": {"card":"card"},
      "turn-up": {},
      "bid": {"card":"card","price":"price","high":"count","due":"count"},
      "pay-gold": {"card":"card","price":"price","high":"count","due":"count"},
      "pay-cards": {"card":"card","price":"price","high":"count","due":"count"},
      "lose": {},
    },
    facts: {
      "sets-back": {"seat":"seat","percent":"count"},
      "helps": {"seat":"seat","percent":"count"},
      "brings": {"domain":"domain","count":"count"},
      "gives-up": {"domain":"domain","count":"count"},
      "earns": {"count":"count"},
      "spends": {"count":"count"},
      "buys": {"card":"card"},
      "raises": {"domain":"domain","count":"count"},
      "lowers": {"domain":"domain","count":"count"},
      "beyond-means": {},
      "overpays": {"count":"count"},
    },
    actions: {"value":"count"},
  },
  "illuminaten": {
    forms: {
      "scout": {},
      "influence": {},
      "interrogate": {},
      "reassign": {},
      "exclude": {},
      "displace": {},
      "end": {},
      "claim": {"faction":"faction"},
      "fulfil": {"plot":"plot"},
      "use": {"faction":"faction"},
      "reward-influence": {"place":"place"},
      "reward-reassign": {"place":"place"},
      "reward-exclude": {"place":"place"},
      "propaganda": {},
      "convent": {},
      "look-hand": {"seat":"seat"},
      "look-plot": {"seat":"seat"},
      "conspire": {"card":"card"},
      "with": {"place":"place"},
      "with-areopagus": {},
      "at": {"place":"place"},
      "at-areopagus": {},
      "against": {"seat":"seat"},
      "slots": {"slots":"slots"},
      "lay": {"card":"card"},
      "lift": {"place":"place","slot":"slot"},
      "to": {"place":"place","slot":"slot"},
      "onto": {"place":"place"},
      "as": {"faction":"faction"},
      "more": {},
      "done": {},
      "whisper": {},
      "collude": {},
      "pay": {"faction":"faction"},
      "pay-group": {"faction":"faction"},
      "price": {"primary":"count","secondary":"count"},
      "take": {"faction":"faction"},
      "from": {"seat":"seat"},
      "give": {"seat":"seat","faction":"faction"},
      "stronger": {},
      "weaker": {},
      "contest": {"card":"card"},
      "go-on": {},
      "stop": {},
      "use-ability": {},
      "quick-favor": {},
      "skip": {},
      "deck": {},
      "court": {"court":"court"},
      "edict": {"faction":"faction"},
      "borrow": {"faction":"faction"},
      "replace": {"plot":"plot"},
      "replace-private": {},
      "play": {"event_card":"event-card"},
      "keep": {"event_card":"event-card"},
      "pass": {},
      "lose": {"plot":"plot"},
      "return": {"plot":"plot"},
      "discard": {"card":"card"},
      "draw": {"card":"card"},
      "connection": {"connection":"connection"},
      "faction": {"faction":"faction"},
      "plot": {"plot":"plot"},
      "event": {"event_card":"event-card"},
    },
    events: {
      "connected": {"seat":"seat","connection":"connection"},
      "faction-opened": {"faction":"faction"},
      "plot-opened": {"plot":"plot"},
      "plot-drawn": {"seat":"seat","plot":"plot"},
      "turn-began": {"seat":"seat","round":"count"},
      "action-gained": {"seat":"seat"},
      "influence-began": {"seat":"seat","place":"place","card":"card"},
      "interrogate-began": {"seat":"seat","place":"place","card":"card"},
      "areopagus-interrogated": {"seat":"seat"},
      "reassign-began": {"seat":"seat","faction":"faction"},
      "exclude-began": {"seat":"seat","place":"place","card":"card"},
      "displace-began": {"seat":"seat","place":"place","card":"card"},
      "court-filled": {"place":"court-place","card":"card"},
      "drew": {"seat":"seat","card":"card"},
      "took-from-court": {"seat":"seat","place":"court-place","card":"card"},
      "scouted": {"seat":"seat","place":"place","card":"card"},
      "laid": {"seat":"seat","place":"place","card":"card"},
      "turned-up": {"place":"place","card":"card"},
      "discarded": {"seat":"seat","card":"card"},
      "threw-off": {"seat":"seat","card":"card"},
      "swapped": {"seat":"seat","place":"place","other":"place"},
      "reshuffled": {"count":"count"},
      "court-moved-on": {"place":"court-place"},
      "chained": {"seat":"seat","card":"card"},
      "boosted": {"seat":"seat","card":"card","ability":"ability"},
      "skipped": {"seat":"seat","card":"card"},
      "saw-card": {"seat":"seat","other":"seat","card":"card"},
      "saw-plot": {"seat":"seat","other":"seat","plot":"plot"},
      "paid": {"seat":"seat","faction":"faction","count":"count"},
      "gained": {"seat":"seat","faction":"faction","count":"count"},
      "intercepted": {"seat":"seat","other":"seat","faction":"faction"},
      "favor-returned": {"seat":"seat","faction":"faction","count":"count"},
      "gave": {"seat":"seat","other":"seat","faction":"faction"},
      "disc-placed": {"seat":"seat","place":"place","slot":"slot"},
      "disc-moved": {"seat":"seat","place":"place","slot":"slot","to":"place","to_slot":"slot"},
      "disc-returned": {"seat":"seat","place":"place"},
      "contest-began": {"seat":"seat","other":"seat","place":"place","strength":"count","against":"count"},
      "contest-laid": {"seat":"seat","card":"card"},
      "contest-revealed": {"seat":"seat","card":"card"},
      "contest-empty": {"seat":"seat"},
      "contest-cancelled": {"seat":"seat","other":"seat"},
      "contest-won": {"seat":"seat","other":"seat","total":"count","against":"count","reason":"contest-reason"},
      "rewarded": {"seat":"seat","place":"place"},
      "claimed": {"seat":"seat","faction":"faction"},
      "borrowed": {"seat":"seat","faction":"faction"},
      "faction-returned": {"seat":"seat","faction":"faction"},
      "fulfilled": {"seat":"seat","plot":"plot"},
      "private-fulfilled": {"seat":"seat","plot":"plot"},
      "plot-removed": {"seat":"seat","plot":"plot"},
      "private-removed": {"seat":"seat","plot":"plot"},
      "plot-lost": {"seat":"seat","plot":"plot"},
      "plot-returned": {"seat":"seat","plot":"plot"},
      "saw-event": {"seat":"seat","event_card":"event-card"},
      "kept-event": {"seat":"seat","event_card":"event-card"},
      "edict-played": {"seat":"seat","faction":"faction"},
      "edict-paid": {"seat":"seat","faction":"faction"},
      "edict-discarded": {"faction":"faction"},
      "special-played": {"seat":"seat","event_card":"event-card"},
      "special-discarded": {"seat":"seat","event_card":"event-card"},
      "event-turned-up": {"seat":"seat","event_card":"event-card"},
      "script-step": {"opponent":"opponent","step":"step","place":"place"},
      "planned": {"card":"card"},
      "figure-moved": {"place":"place"},
      "aim-reached": {"opponent":"opponent","aim":"aim"},
      "strengthened": {"seat":"seat","count":"count"},
      "scored": {"seat":"seat","faction":"faction","count":"count"},
      "won": {"seat":"seat"},
    },
    decisions: {
      "menu": {"mains":"count"},
      "pay": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots","count":"count"},
      "propaganda": {"count":"count"},
      "ability": {"card":"card","ability":"ability","gives":"gives","first":"faction","second":"faction"},
      "price": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots","first":"faction","second":"faction"},
      "acting": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots"},
      "target": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots"},
      "lay": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots"},
      "more": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots"},
      "whisper": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots"},
      "next-yield": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots"},
      "faction": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots"},
      "lift": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots"},
      "move-to": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots"},
      "whom": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots"},
      "slots": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots"},
      "lean": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots"},
      "contest-card": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots"},
      "go-on": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots"},
      "take": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots"},
      "intercept": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots"},
      "give": {"action":"main-action","source":"by","faction":"faction","acting":"place","place":"place","discs":"count","against":"seat","slots":"slots"},
      "draw": {},
      "connection": {},
      "faction-card": {},
      "plot": {},
      "play-special": {},
      "gain": {},
      "swap": {},
      "deck-or-court": {},
      "edict": {},
      "lose-plot": {},
      "return-plot": {},
      "event": {},
      "keep-event": {},
      "discard": {},
      "court": {},
    },
    facts: {
      "sets-back": {"seat":"seat","percent":"count"},
      "helps": {"seat":"seat","percent":"count"},
      "completes": {"plot":"plot","have":"count","need":"count"},
      "advances": {"plot":"plot","have":"count","need":"count"},
      "loses-ground": {"plot":"plot","have":"count","need":"count"},
      "sets-back-plot": {"seat":"seat","plot":"plot","have":"count","need":"count"},
      "helps-plot": {"seat":"seat","plot":"plot","have":"count","need":"count"},
      "controls": {"card":"card"},
      "takes-over": {"seat":"seat","card":"card"},
      "loses-control": {"card":"card"},
      "largest-lodge": {"faction":"faction"},
      "favor": {"count":"count"},
      "pays": {"count":"count"},
      "discs": {"count":"count"},
      "wins-for-sure": {},
      "loses-for-sure": {},
    },
    actions: {"target":"card","sight":"sight","strength":"contest-strength"},
  },
};
