// Written by scripts/types.mjs from the server's structs. Do not edit.

export type AbsenceInfo = {
  readonly seat: number;
  readonly votes: number;
  readonly needed: number;
  readonly voted?: readonly (number)[];
};

export type AccountAnswer = {
  readonly user: Me;
  readonly created_at: number;
  readonly codes: number;
};

/** How close a player's decisions were to the best, in percent. */
export type Accuracy = {
  readonly seat: number;
  readonly decisions: number;
  readonly mean: number;
  readonly plus_minus: number;
};

/** An action on the position numbered `seq`. */
export type Act = {
  readonly type: "act";
  readonly id?: number | null;
  readonly seq: number;
  readonly action: number | string;
  readonly seat?: number | null;
};

export type ActAnswer = {
  readonly seq: number;
  readonly position: Position;
};

export type AddressBody = {
  readonly address: string;
  readonly language?: "en" | "ru" | "uk";
};

/** Agree that somebody plays on for a bot, or refuse it; who asked may withdraw it by     `yes: false`. */
export type Admit = {
  readonly type: "admit";
  readonly id?: number | null;
  readonly yes: boolean;
};

/** X10.4, X10.5: one of the three plots of an artificial opponent; any one of them wins. */
export type AimView = {
  readonly aim: string;
  readonly have: number;
  readonly need: number;
  readonly contested: boolean;
  readonly places: readonly (number)[];
};

/** The host's announcement to everybody; null if it was withdrawn. */
export type Announced = {
  readonly type: "announcement";
  readonly announcement: Announcement | null;
};

/** Told until a time. */
export type Announcement = {
  readonly text: string;
  readonly until: number;
};

export type AnnouncementAnswer = {
  readonly announcement: Announcement | null;
};

export type AnnouncementBody = {
  readonly text: string;
  readonly minutes: number;
};

/** Agree to a pause, or refuse it; who asked may withdraw it by `yes: false`. */
export type AnswerPause = {
  readonly type: "answer-pause";
  readonly id?: number | null;
  readonly yes: boolean;
};

/** Ask what a bot would do in the seat's place; carried out by `table/hints.py`. */
export type AskHint = {
  readonly type: "hint";
  readonly id?: number | null;
  readonly seat?: number | null;
};

export type AwaySeat = {
  readonly seat: number;
  readonly since: number | null;
};

export type BotBody = {
  readonly name: string;
};

export type BotInfo = {
  readonly id: string;
  readonly strength: number;
};

export type BotsAnswer = {
  readonly bots: readonly (ListedBot)[];
};

/** Which decision, with which cards, against whom. */
export type BranchBody = {
  readonly index: number;
  readonly cards: "sampled" | "true";
  readonly bot: string;
};

/** A card in the row; `kind` is null where this seat may not know it. */
export type CardView = {
  readonly owner: string;
  readonly family: string;
  readonly kind: string | null;
  readonly up: boolean;
  readonly influence: number;
  readonly token: boolean;
};

/** One decision of chance in a finished game, to be checked against the seed. */
export type ChanceDraw = {
  readonly index: number;
  readonly key: string;
  readonly options: readonly (string)[];
  readonly weights: readonly (number)[];
  readonly drawn: string;
};

export type ChatAnswer = {
  readonly lines: readonly (ChatLine)[];
};

/** Something said at a table; `seat` is null for somebody who only watches. */
export type ChatLine = {
  readonly id: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
};

export type Chatted = {
  readonly type: "chat";
  readonly line: ChatLine;
};

/** How long a player may take; `days` counts whole days for games by correspondence.      A turn lasts from when the table begins to wait for a player until it waits for another. What     is used beyond the limit is taken from the player's bank, which lasts for the whole game. */
export type Clock = {
  readonly kind?: "days" | "move" | "none";
  readonly limit?: number;
  readonly per?: "decision" | "turn";
  readonly bank?: number;
};

/** The learner reads the notes in order. The last one asks for one of the actions `allowed`, if     there are any; without them the learner plays freely. */
export type Coach = {
  readonly scene: number;
  readonly scenes: number;
  readonly notes: readonly (CoachNote)[];
  readonly allowed: readonly (number)[];
  readonly refusal: string | null;
};

export type CoachNote = {
  readonly text: string;
  readonly point: readonly (string)[];
  readonly rule: string | null;
  readonly lesson: string | null;
};

export type CodeBody = {
  readonly code: string;
};

export type CodesAnswer = {
  readonly codes: readonly (string)[];
};

/** Consent to an undo, or refuse it; the player who asked may withdraw it by `yes: false`. */
export type Consent = {
  readonly type: "consent";
  readonly id?: number | null;
  readonly yes: boolean;
};

/** X6.6: the open contest. */
export type ContestView = {
  readonly place: number;
  readonly slots: readonly (number)[];
  readonly attacker: SideView;
  readonly defender: SideView;
};

/** X4: all that an option costs, the own favor of a faction card included. */
export type CostView = {
  readonly due: readonly (DueView)[];
  readonly takes: number;
  readonly exact?: boolean;
  readonly each?: boolean;
};

/** Open a table with the host in the first seat and the bots in the last ones. */
export type Create = {
  readonly type: "create";
  readonly id?: number | null;
  readonly game: string;
  readonly players: number;
  readonly options?: { readonly [name: string]: string | boolean | readonly (string)[] };
  readonly bots?: readonly (string)[];
  readonly listed?: boolean;
  readonly rated?: boolean;
  readonly order?: "chosen" | "lot";
  readonly clock?: Clock;
  readonly advice?: boolean | null;
  readonly seats?: readonly (string)[];
};

/** K6.4: the step of the ladder that decided the game. */
export type Decider = {
  readonly step: string;
  readonly domain: string | null;
  readonly amounts: readonly (number | null)[];
};

export type DeletionBody = {
  readonly password?: string | null;
};

/** A column of the government board. */
export type DomainObservation = {
  readonly domain: string;
  readonly chief: number;
  readonly minor?: number;
  readonly holdings?: readonly (Holding | null)[];
};

export type DrawsAnswer = {
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly lot: readonly (number)[] | null;
  readonly waiting: readonly (number)[];
  readonly draws: readonly (ChanceDraw)[];
};

/** What is still to be done before the pointer moves on. */
export type Due = {
  readonly what: string;
  readonly rule: string;
  readonly card: string;
  readonly family: string;
  readonly influence?: number;
};

/** A number of favor of any of these factions. */
export type DueView = {
  readonly count: number;
  readonly factions: readonly (string)[];
};

/** An edict in play. */
export type EdictView = {
  readonly faction: string;
  readonly seat: number;
  readonly favor: number;
};

/** The host changes the table: all of this at once, the game aside. */
export type Edit = {
  readonly type: "edit";
  readonly id?: number | null;
  readonly players: number;
  readonly options: { readonly [name: string]: string | boolean | readonly (string)[] };
  readonly listed: boolean;
  readonly rated: boolean;
  readonly order: "chosen" | "lot";
  readonly clock: Clock;
  readonly advice: boolean;
};

/** What follows at once, up to the next choice, as far as the seat can tell. */
export type Effect = {
  readonly least?: readonly (number)[];
  readonly most?: readonly (number)[];
  readonly choices?: readonly (number)[];
  readonly leaving?: readonly (number)[];
  readonly dangers?: readonly (string)[];
  readonly nothing?: string | null;
};

/** An empty object. */
export type EmptyBody = {
};

export type EndpointBody = {
  readonly endpoint: string;
};

export type Error = {
  readonly type: "error";
  readonly id: number | null;
  readonly code: string;
  readonly message: string;
};

export type ErrorAnswer = {
  readonly error: ErrorBody;
};

export type ErrorBody = {
  readonly code: string;
  readonly message: string;
};

/** A step that a bot expects, as the seat would see it. */
export type Expected = {
  readonly actor: number;
  readonly events: readonly ({ readonly [name: string]: string | number | null })[];
};

/** Everything except the games, which are exported in pages. */
export type ExportAnswer = {
  readonly exported_at: number;
  readonly user: Me;
  readonly created_at: number;
  readonly codes: number;
  readonly statistics: readonly (GameStatistics)[];
  readonly ratings: readonly (RatingHistory)[];
  readonly chat: readonly (OwnLine)[];
  readonly subscriptions: readonly (OwnSubscription)[];
  readonly notices: NoticeSettings;
  readonly puzzles: { readonly [name: string]: PuzzleProgress };
};

/** X7.4: a faction card in the game, and who has a right to it. */
export type FactionView = {
  readonly faction: string;
  readonly holder: number | null;
  readonly claimant: number | null;
};

/** What a family has in front of it; lists are null where this seat may not know them. */
export type FamilyView = {
  readonly family: string;
  readonly seat: number;
  readonly hand: readonly (string)[] | null;
  readonly hand_size: number;
  readonly aside: readonly (string)[] | null;
  readonly aside_size: number;
  readonly pile_size: number;
  readonly discard: readonly (string)[];
  readonly twin: boolean;
  readonly token: boolean;
  readonly placed: boolean;
};

/** What the player fills in. The label is the text `<catalogue>-order-<kind>-<name>`. */
export type Field = {
  readonly name: string;
  readonly default: string | number;
  readonly values?: readonly (string)[];
  readonly least?: number;
  readonly most?: number;
  readonly domain?: string;
};

export type FinishedAnswer = {
  readonly count: number;
  readonly games: readonly (TableInfo)[];
};

export type FinishedQuery = {
  readonly from?: number;
  readonly kind?: "bots" | "imported" | "people" | null;
  readonly game?: string | null;
};

/** X6.6b, X6.6c: how a contest can end if this card is laid, as far as the seat knows. */
export type ForecastView = {
  readonly outcomes: readonly ("cancel" | "lose" | "win")[];
  readonly total: number;
  readonly at_once: boolean;
};

/** Ask what an action on the position numbered `seq` would bring with it; nothing is done. */
export type Foresee = {
  readonly type: "foresee";
  readonly id?: number | null;
  readonly seq: number;
  readonly action: number;
  readonly seat?: number | null;
};

/** What the action that was asked about brings with it. */
export type Foreseen = {
  readonly type: "foreseen";
  readonly id: number | null;
  readonly seq: number;
  readonly actions: readonly (LegalAction)[];
};

export type FromClient = Act | Undo | Consent | Takeover | Admit | Pause | AnswerPause | Resume | VoteAbsent | Return | AskHint | Foresee | Say | Join | SetSeat | Edit | Leave | Start | Rematch | Look | Ping;

export type FromLobby = TurnNotice | TablesChanged | MineChanged | Error | Pong | Announced;

export type FromQuery = {
  readonly from?: number;
};

export type FromServer = Hello | Steps | TableChanged | Chatted | PresenceChanged | TurnNotice | Ok | Error | Hints | Foreseen | Pong | Announced;

export type GameInfo = {
  readonly id: string;
  readonly rules_version: number;
  readonly min_players: number;
  readonly max_players: number;
  readonly usual_players: number;
  readonly minutes: readonly [number, number];
  readonly catalogue: string;
  readonly solo_option: string | null;
  readonly options: readonly (OptionInfo)[];
  readonly bots: readonly (BotInfo)[];
  readonly lesson: number | null;
};

export type GamePuzzles = {
  readonly game: string;
  readonly count: number;
  readonly daily: string | null;
};

/** `played` and `won` count seats; the games with people, and those without, count tables. */
export type GameStatistics = {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly rating: number | null;
  readonly mu: number | null;
  readonly sigma: number | null;
  readonly rated: number;
  readonly with_people: number;
  readonly won_with_people: number;
  readonly alone: number;
  readonly won_alone: number;
};

export type GamesAnswer = {
  readonly games: readonly (GameInfo)[];
};

export type GivenOrder = {
  readonly kind: string;
  readonly values?: { readonly [name: string]: string | number };
};

export type Hello = {
  readonly type: "hello";
  readonly protocol: number;
  readonly seq: number;
  readonly table: TableInfo;
  readonly yours: readonly (number)[];
  readonly seat: number;
  readonly steps: readonly (Step)[];
  readonly rewound: boolean;
  readonly position: Position | null;
  readonly chat: readonly (ChatLine)[];
  readonly presence: PresenceInfo;
  readonly now: number;
  readonly id?: number | null;
};

/** `value`: the bot's estimate of winning with it, 0 to 1; `share`: of its search.      `reason` is an id whose text is `hint-why-…` in the catalogues. */
export type Hint = {
  readonly action: number;
  readonly text: string;
  readonly value: number | null;
  readonly share: number | null;
  readonly reason: string | null;
  readonly seats: readonly (number)[];
  readonly reasons: readonly (Reason)[];
  readonly expected: readonly (Expected)[];
};

/** A bot's opinion of the position at `seq`; also the answer to a hint by HTTP. */
export type Hints = {
  readonly type: "hints";
  readonly id: number | null;
  readonly seq: number;
  readonly bot: string;
  readonly hints: readonly (Hint)[];
};

/** What a hand holds of one domain (K6.1). */
export type Holding = {
  readonly cards: readonly (string)[];
  readonly sum: number;
  readonly letter: string;
  readonly takes?: string | null;
};

/** A person as the host of the server sees them. */
export type HostedPerson = {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
  readonly is_bot: boolean;
  readonly created_at: number;
  readonly seen_at: number;
  readonly tables: number;
  readonly restrictions: readonly (Restriction)[];
};

/** A table as the host of the server sees it. */
export type HostedTable = {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly listed: boolean;
  readonly players: readonly (string)[];
  readonly seq: number;
  readonly created_at: number;
  readonly changed_at: number;
};

export type HostedTablesAnswer = {
  readonly tables: readonly (HostedTable)[];
};

export type HostedTablesQuery = {
  readonly status?: "closed" | "finished" | "open" | "running" | null;
};

/** An open action with its price; for a contest card, with what can come of it. */
export type IlluminatenAction = {
  readonly id: number;
  readonly form: string;
  readonly args: { readonly [name: string]: string | number };
  readonly text: string;
  readonly cost?: readonly (CostView)[] | null;
  readonly forecast?: ForecastView | null;
  readonly target?: string | null;
  readonly sight?: string | null;
  readonly strength?: string | null;
};

export type IlluminatenObservation = {
  readonly game: string;
  readonly seat: number;
  readonly players: number;
  readonly actor: number;
  readonly decision: {
  readonly kind: string;
  readonly rule: string;
  readonly [name: string]: string | number | null;
} | null;
  readonly legal: readonly (IlluminatenAction)[];
  readonly unavailable?: readonly (IlluminatenUnavailable)[];
  readonly scores: readonly (number)[];
  readonly winners: readonly (number)[];
  readonly opponent: string;
  readonly first: number;
  readonly round: number;
  readonly active: number;
  readonly mains: number;
  readonly payment: PaymentView | null;
  readonly contest: ContestView | null;
  readonly field: readonly (PlaceView)[];
  readonly lodges: readonly (LodgeView)[];
  readonly factions: readonly (FactionView)[];
  readonly progress: readonly (PlotProgress)[];
  readonly aims: readonly (AimView)[];
  readonly court: readonly (string | null)[];
  readonly steward: number;
  readonly seats: readonly (SeatView)[];
  readonly supply: readonly (number)[];
  readonly deck_size: number;
  readonly discard_size: number;
  readonly discard_top: string | null;
  readonly faction_row: readonly (string)[];
  readonly borrowed: string | null;
  readonly plots: readonly (string | null)[];
  readonly plots_gone: readonly (string)[];
  readonly plot_pile: number;
  readonly edicts: readonly (EdictView)[];
  readonly edicts_discarded: number;
  readonly event_deck: number;
  readonly top_event: string | null;
  readonly looked: readonly (string)[] | null;
  readonly looked_count: number;
  readonly event_discard_size: number;
  readonly event_discard_top: string | null;
  readonly chain: readonly (string)[];
  readonly contest_cards: readonly (string)[];
  readonly boosts: readonly (number)[];
  readonly used_factions: readonly (string)[];
  readonly yielded: readonly (string)[];
  readonly yielded_areopagi: readonly (number)[];
  readonly scouted: readonly (string)[];
  readonly markers: readonly (number)[];
  readonly figure: number | null;
  readonly victor: number | null;
};

/** A closed action; where only favor is missing, with what is missing. */
export type IlluminatenUnavailable = {
  readonly form: string;
  readonly args?: { readonly [name: string]: string | number };
  readonly reason: string;
  readonly rule: string;
  readonly lacks?: readonly (DueView)[];
};

export type InviteBody = {
  readonly player: string;
  readonly seat?: number | null;
};

/** Take a free seat; a `name` of its own makes it another player on the same device.      Where seats are chosen, who has one already moves to the free seat. */
export type Join = {
  readonly type: "join";
  readonly id?: number | null;
  readonly seat?: number | null;
  readonly name?: string | null;
};

export type KindBody = {
  readonly kind: "ban" | "mute";
};

/** A legal action, with what it leads to. */
export type KingAction = {
  readonly id: number;
  readonly form: string;
  readonly args: { readonly [name: string]: string | number };
  readonly text: string;
  readonly beyond_means?: boolean;
  readonly value?: number | null;
  readonly overpaid?: number;
};

export type KingObservation = {
  readonly game: string;
  readonly seat: number;
  readonly players: number;
  readonly actor: number;
  readonly decision: {
  readonly kind: string;
  readonly rule: string;
  readonly [name: string]: string | number | null;
} | null;
  readonly legal: readonly (KingAction)[];
  readonly unavailable?: readonly (Unavailable)[];
  readonly scores: readonly (number)[];
  readonly winners: readonly (number)[];
  readonly phase: string;
  readonly turn: number;
  readonly turns: number;
  readonly board: readonly (DomainObservation)[];
  readonly deck_size: number;
  readonly favour_size: number;
  readonly leader: number | null;
  readonly drawn: string | null;
  readonly kept: number;
  readonly shown: number;
  readonly favoured: number;
  readonly kept_card: boolean;
  readonly middle: readonly (string)[];
  readonly king: string | null;
  readonly king_part: number;
  readonly sale: string | null;
  readonly price: string | null;
  readonly means: number | null;
  readonly high: number;
  readonly high_seat: number | null;
  readonly due: number;
  readonly settlement: readonly (string)[];
  readonly payment: readonly (string | null)[];
  readonly prospects: { readonly [name: string]: number };
  readonly seats: readonly (SeatObservation)[];
  readonly decider: Decider | null;
};

/** What has happened since a seat last chose, or since the start if it has not. */
export type LastTurn = {
  readonly seat: number;
  readonly from: number;
  readonly observation: Observation;
  readonly steps: readonly (Step)[];
};

/** Begin the guided first game of a game. */
export type Learn = {
  readonly type: "learn";
  readonly id?: number | null;
  readonly game: string;
  readonly anew?: boolean;
};

/** Leave the table: before the start the seats are free again, later bots stand in.      The table closes when its host leaves before the start. */
export type Leave = {
  readonly type: "leave";
  readonly id?: number | null;
};

/** A legal action of the observer. A game's subclass adds its costs and effects. */
export type LegalAction = {
  readonly id: number;
  readonly form: string;
  readonly args: { readonly [name: string]: string | number };
  readonly text: string;
};

export type LineAnswer = {
  readonly line: ChatLine;
};

export type LinkAnswer = {
  readonly token: string;
  readonly seconds: number;
};

export type ListedBot = {
  readonly id: string;
  readonly name: string;
  readonly online: boolean;
};

/** X3.6, X3.7: a lodge. */
export type LodgeView = {
  readonly faction: string;
  readonly places: readonly (number)[];
  readonly discs: readonly (number)[];
  readonly control: number | null;
  readonly largest: boolean;
};

export type LoginBody = {
  readonly login: string;
  readonly password: string;
};

/** Look from another of one's seats, or as a spectator; answered by a `Hello`. */
export type Look = {
  readonly type: "look";
  readonly id?: number | null;
  readonly seat: number;
};

export type Me = {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
};

export type MeAnswer = {
  readonly user: Me | null;
};

export type MineChanged = {
  readonly type: "mine";
  readonly table: TableInfo;
};

export type NameBody = {
  readonly name: string;
};

export type NewBotAnswer = {
  readonly bot: ListedBot;
  readonly token: string;
};

export type NewPassword = {
  readonly password: string;
};

/** An empty object. */
export type Nothing = {
};

/** What a person wants to be told, and where else than in browsers. */
export type NoticeSettings = {
  readonly off?: readonly ("deadline" | "lost" | "mention" | "request" | "start" | "turn")[];
  readonly language?: string;
  readonly address?: string | null;
  readonly pending?: string | null;
};

export type NoticesAnswer = {
  readonly kinds: readonly ("deadline" | "lost" | "mention" | "request" | "start" | "turn")[];
  readonly settings: NoticeSettings;
  readonly mail: boolean;
  readonly webhooks: readonly (string)[];
};

/** The part of an observation that all games share. */
export type Observation = {
  readonly game: string;
  readonly seat: number;
  readonly players: number;
  readonly actor: number;
  readonly decision: {
  readonly kind: string;
  readonly rule: string;
  readonly [name: string]: string | number | null;
} | null;
  readonly legal: readonly (LegalAction)[];
  readonly unavailable?: readonly (Unavailable)[];
  readonly scores: readonly (number)[];
  readonly winners: readonly (number)[];
};

/** A kind of order that can be given now. */
export type Offer = {
  readonly kind: string;
  readonly fields: readonly (Field)[];
};

export type Ok = {
  readonly type: "ok";
  readonly id: number | null;
  readonly seq: number;
};

export type Opponent = {
  readonly id: string;
  readonly name: string;
  readonly is_bot: boolean;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
};

export type OptionInfo = {
  readonly name: string;
  readonly kind: string;
  readonly default: string | boolean | readonly (string)[];
  readonly values: readonly (string)[];
  readonly when: readonly [string, string] | null;
};

export type Order = {
  readonly kind: string;
  readonly values: { readonly [name: string]: string | number };
  readonly scope?: string;
};

export type OrdersAnswer = {
  readonly seat: number;
  readonly orders: readonly (Order)[];
  readonly offers: readonly (Offer)[];
};

export type OrdersBody = {
  readonly orders: readonly (GivenOrder)[];
  readonly seat?: number | null;
};

export type OrdersQuery = {
  readonly seat?: number | null;
};

/** An open action; the fields that do not concern it are null. */
export type OriflammeAction = {
  readonly id: number;
  readonly form: string;
  readonly args: { readonly [name: string]: string | number };
  readonly text: string;
  readonly family?: string | null;
  readonly target?: string | null;
  readonly sight?: string | null;
  readonly target_family?: string | null;
  readonly target_influence?: number | null;
  readonly where?: string | null;
  readonly before?: number | null;
  readonly after?: number | null;
  readonly laid?: number;
  readonly effect?: Effect | null;
  readonly acts?: boolean | null;
};

export type OriflammeObservation = {
  readonly game: string;
  readonly seat: number;
  readonly players: number;
  readonly actor: number;
  readonly decision: {
  readonly kind: string;
  readonly rule: string;
  readonly [name: string]: string | number | null;
} | null;
  readonly legal: readonly (OriflammeAction)[];
  readonly unavailable?: readonly (Unavailable)[];
  readonly scores: readonly (number)[];
  readonly winners: readonly (number)[];
  readonly kinds: readonly (string)[];
  readonly direction: string;
  readonly start: number;
  readonly first: number;
  readonly chosen_aside: boolean;
  readonly first_edition: boolean;
  readonly round: number;
  readonly last_round: boolean;
  readonly phase: string;
  readonly row: readonly (SeenPlace)[];
  readonly families: readonly (FamilyView)[];
  readonly influence: readonly (number)[];
  readonly uncovered: readonly (number)[];
  readonly to_place: readonly (number)[];
  readonly pointer: number | null;
  readonly due: readonly (Due)[];
  readonly result: OriflammeResult | null;
};

export type OwnGame = {
  readonly table: TableInfo;
  readonly record: Record | null;
};

export type OwnGamesAnswer = {
  readonly count: number;
  readonly games: readonly (OwnGame)[];
};

/** Something that the person has said. */
export type OwnLine = {
  readonly table: string;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
};

/** A browser to which the person's turns are pushed. */
export type OwnSubscription = {
  readonly endpoint: string;
  readonly created_at: number;
};

/** One number that a plot requires. */
export type PartView = {
  readonly unit: "areopagi" | "cards" | "discs" | "factions" | "masters" | "outer" | "rosicrucians" | "rows";
  readonly have: number;
  readonly need: number;
};

export type PasswordBody = {
  readonly password: string;
};

export type PasswordsBody = {
  readonly old: string;
  readonly new: string;
};

/** Ask the others to stop the clock. People may still act in a pause. */
export type Pause = {
  readonly type: "pause";
  readonly id?: number | null;
};

/** A pause of the clock, or that a player has asked for one. */
export type PauseInfo = {
  readonly since: number | null;
  readonly seat?: number | null;
  readonly waiting?: readonly (number)[];
  readonly given?: number;
  readonly needed?: number;
};

/** X4.2: what is still to be paid now. */
export type PaymentView = {
  readonly due: readonly (DueView)[];
  readonly takes: number;
  readonly group: number;
  readonly wild: boolean;
};

export type PeopleAnswer = {
  readonly people: readonly (HostedPerson)[];
};

export type PeopleQuery = {
  readonly text?: string;
};

/** Answered by a `Pong`. */
export type Ping = {
  readonly type: "ping";
  readonly id?: number | null;
};

/** A place of the field; `card` is null while it lies face down. */
export type PlaceView = {
  readonly number: number;
  readonly card: string | null;
  readonly gap: boolean;
  readonly discs: readonly (number | null)[];
  readonly control: number | null;
};

export type PlayerAnswer = {
  readonly id: string;
  readonly name: string;
  readonly is_bot: boolean;
  readonly games: readonly (GameStatistics)[];
  readonly ratings: readonly (RatingHistory)[];
  readonly opponents: readonly (Opponent)[];
  readonly against: Opponent | null;
};

/** X8.2: how far a player is with a plot. It is met if every part is complete and no opponent     has as many. */
export type PlotProgress = {
  readonly plot: string;
  readonly seat: number;
  readonly parts: readonly (PartView)[];
  readonly contested: boolean;
  readonly state: "blocked" | "met" | "on" | "open" | "under";
  readonly places: readonly (number)[];
};

export type Pong = {
  readonly type: "pong";
  readonly id: number | null;
};

/** The board as one seat sees it; `observation` has the legal actions. */
export type Position = {
  readonly seq: number;
  readonly index: number;
  readonly seat: number;
  readonly your_turn: boolean;
  readonly observation: Observation;
  readonly undo: "ask" | "free" | "none";
  readonly free_undos: number;
  readonly deadline: number | null;
  readonly turn_ends?: number | null;
  readonly banks?: readonly (number)[];
  readonly coach?: Coach | null;
};

export type PositionAnswer = {
  readonly table: TableInfo;
  readonly yours: readonly (number)[];
  readonly position: Position | null;
  readonly steps: readonly (Step)[];
  readonly rewound: boolean;
};

export type PositionQuery = {
  readonly seat?: number | null;
  readonly since?: number | null;
};

export type PresenceChanged = {
  readonly type: "presence";
  readonly presence: PresenceInfo;
};

export type PresenceInfo = {
  readonly away: readonly (AwaySeat)[];
  readonly spectators: number;
  readonly vote_after: number | null;
};

export type ProgressAnswer = {
  readonly progress: { readonly [name: string]: PuzzleProgress };
};

export type ProgressBody = {
  readonly progress: { readonly [name: string]: PuzzleProgress };
};

/** A browser's subscription; what else it contains does not matter. */
export type PushBody = {
  readonly endpoint: string;
  readonly keys: PushKeys;
};

export type PushKeyAnswer = {
  readonly key: string;
};

export type PushKeys = {
  readonly p256dh: string;
  readonly auth: string;
};

/** A puzzle in a list. */
export type PuzzleLine = {
  readonly id: string;
  readonly players: number;
  readonly difficulty: number;
};

export type PuzzleListAnswer = {
  readonly day: string;
  readonly daily: string | null;
  readonly puzzles: readonly (PuzzleLine)[];
};

/** What somebody has tried of the puzzles of a game. Only the first try counts. */
export type PuzzleProgress = {
  readonly tried: { readonly [name: string]: boolean };
  readonly day?: string;
  readonly days?: number;
};

export type PuzzlesAnswer = {
  readonly day: string;
  readonly games: readonly (GamePuzzles)[];
};

export type Rated = {
  readonly id: string;
  readonly name: string;
  readonly rating: number;
  readonly games: number;
  readonly mu: number;
  readonly sigma: number;
};

export type RatingHistory = {
  readonly game: string;
  readonly points: readonly (RatingPoint)[];
};

/** A rating after the rated game with this number. */
export type RatingPoint = {
  readonly games: number;
  readonly at: number;
  readonly mu: number;
  readonly sigma: number;
  readonly rating: number;
  readonly table: string | null;
};

export type RatingsAnswer = {
  readonly ratings: readonly (Rated)[];
};

export type RatingsQuery = {
  readonly game: string;
  readonly least?: number;
};

/** A fact about a choice. */
export type Reason = {
  readonly fact: { readonly [name: string]: string | number };
  readonly tone: string;
  readonly likely: boolean;
};

/** One game.      `result` is missing while it is unfinished, `seed` until it may be published. `lot`     exists if the seed has also assigned the seats: for each seat the one in which its player     waited. `dealing` is the scheme by which the seed decides (`FairDealer`). */
export type Record = {
  readonly camarilla: number;
  readonly game: string;
  readonly rules_version: number;
  readonly players: number;
  readonly options: { readonly [name: string]: string | boolean | readonly (string)[] };
  readonly seats: readonly (string)[];
  readonly actions: readonly (string)[];
  readonly result?: RecordResult | null;
  readonly commitment?: string | null;
  readonly seed?: string | null;
  readonly lot?: readonly (number)[] | null;
  readonly dealing?: number;
};

export type RecoveryBody = {
  readonly login: string;
  readonly code: string;
  readonly new: string;
};

export type RefusedUndo = {
  readonly seat: number;
  readonly by: number;
};

/** Play again: the first request opens the next table, later ones sit down at it. */
export type Rematch = {
  readonly type: "rematch";
  readonly id?: number | null;
};

export type ReplayAnswer = {
  readonly table: TableInfo;
  readonly seat: number;
  readonly count: number;
  readonly steps: readonly (ReplayStep)[];
};

export type ReplayQuery = {
  readonly seat?: number;
  readonly from?: number;
  readonly to?: number;
};

/** One action of a finished game and the position after it; step 0 is the first position. */
export type ReplayStep = {
  readonly index: number;
  readonly actor: number;
  readonly action: string | null;
  readonly events: readonly ({ readonly [name: string]: string | number | null })[];
  readonly observation: Observation;
};

/** What the host forbids a person; `until` null: forever. */
export type Restriction = {
  readonly kind: "ban" | "mute";
  readonly until: number | null;
};

export type RestrictionBody = {
  readonly kind: "ban" | "mute";
  readonly minutes?: number | null;
};

/** End a pause: the clock runs again, with the whole time for the turn. */
export type Resume = {
  readonly type: "resume";
  readonly id?: number | null;
};

/** Take one's seats back from the bots that stood in. */
export type Return = {
  readonly type: "return";
  readonly id?: number | null;
};

/** All verdicts of a game, and what follows from them. */
export type Review = {
  readonly bot: string;
  readonly verdicts: readonly (Verdict)[];
  readonly accuracy: readonly (Accuracy)[];
  readonly key_moments: readonly (number)[];
};

/** How far a review is, and what it has found. */
export type ReviewProgress = {
  readonly state: string;
  readonly done: number;
  readonly total: number;
  readonly review: Review | null;
};

/** Say a line to everybody at the table; carried out by `table/chat.py`. */
export type Say = {
  readonly type: "say";
  readonly id?: number | null;
  readonly text: string;
};

export type SeatInfo = {
  readonly seat: number;
  readonly state: "automatic" | "bot" | "free" | "human";
  readonly name: string;
  readonly player: string | null;
  readonly bot: string | null;
  readonly stand_in: boolean;
  readonly left?: boolean;
  readonly is_bot?: boolean;
  readonly invited?: boolean;
  readonly figure?: string | null;
};

/** What lies in front of a player, and how the bidding stands for them. */
export type SeatObservation = {
  readonly hand_size: number;
  readonly hand?: readonly (string)[] | null;
  readonly gold?: number | null;
  readonly bid?: number;
  readonly passed?: boolean;
  readonly excluded?: boolean;
};

export type SeatQuery = {
  readonly seat?: number | null;
};

/** What a player has; lists are null where this seat may not know them. */
export type SeatView = {
  readonly seat: number;
  readonly automaton: boolean;
  readonly connection: string | null;
  readonly favor: readonly (number)[];
  readonly stock: number;
  readonly hand: readonly (string)[] | null;
  readonly hand_size: number;
  readonly seen: readonly (string)[];
  readonly laid: boolean;
  readonly contest_card: string | null;
  readonly has_private: boolean;
  readonly private: string | null;
  readonly private_shown: boolean;
  readonly on: readonly (string)[];
  readonly under: readonly (string)[];
  readonly events: readonly (string)[] | null;
  readonly event_count: number;
  readonly special: string | null;
  readonly faction_cards: readonly (string)[];
};

/** A place: its cards from the lowest to the top one, which is the one that counts. */
export type SeenPlace = {
  readonly cards: readonly (CardView)[];
  readonly turn?: string | null;
  readonly effect?: Effect | null;
};

export type SeqAnswer = {
  readonly seq: number;
};

export type ServerAnswer = {
  readonly base_url: string | null;
  readonly network: string | null;
};

/** Put a bot on a free seat or change the bot there (host); without a bot, free the seat. */
export type SetSeat = {
  readonly type: "seat";
  readonly id?: number | null;
  readonly seat: number;
  readonly bot: string | null;
};

/** A position as the seat that is to act sees it. */
export type ShownPuzzle = {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly options: { readonly [name: string]: string | boolean | readonly (string)[] };
  readonly difficulty: number;
  readonly seat: number;
  readonly index: number;
  readonly observation: Observation;
  readonly steps: readonly (Step)[];
};

/** One side of a contest. */
export type SideView = {
  readonly seat: number;
  readonly strength: number;
  readonly total: number;
  readonly parts: readonly (StrengthPart)[];
  readonly standing: "advantage" | "vulnerable" | null;
  readonly laid: boolean;
  readonly card: string | null;
};

/** The host starts the game. */
export type Start = {
  readonly type: "start";
  readonly id?: number | null;
  readonly fill?: string | null;
};

/** One action with its redacted events in order, or one undo. */
export type Step = {
  readonly seq: number;
  readonly kind: "action" | "undo";
  readonly actor: number;
  readonly action: string | null;
  readonly keep: number | null;
  readonly events: readonly ({ readonly [name: string]: string | number | null })[];
};

export type Steps = {
  readonly type: "steps";
  readonly seq: number;
  readonly steps: readonly (Step)[];
  readonly position: Position;
};

export type StepsAnswer = {
  readonly seat: number;
  readonly count: number;
  readonly from: number;
  readonly steps: readonly (Step)[];
};

export type StepsQuery = {
  readonly seat?: number | null;
  readonly from?: number;
  readonly to?: number;
};

/** One source of a side's strength. */
export type StrengthPart = {
  readonly source: "ability" | "areopagus" | "card" | "discs" | "favor";
  readonly count: number;
  readonly place?: number | null;
};

export type TableAnswer = {
  readonly table: TableInfo;
  readonly yours: readonly (number)[];
};

export type TableChanged = {
  readonly type: "table";
  readonly table: TableInfo;
  readonly yours: readonly (number)[];
};

export type TableInfo = {
  readonly id: string;
  readonly game: string;
  readonly rules_version: number;
  readonly options: { readonly [name: string]: string | boolean | readonly (string)[] };
  readonly players: number;
  readonly status: "closed" | "finished" | "open" | "running";
  readonly seats: readonly (SeatInfo)[];
  readonly host: string;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly order: "chosen" | "lot";
  readonly clock: Clock;
  readonly commitment: string | null;
  readonly imported: boolean;
  readonly created_at: number;
  readonly finished_at: number | null;
  readonly seq: number;
  readonly turn: number | null;
  readonly deadline: number | null;
  readonly undo: UndoInfo | null;
  readonly absence: AbsenceInfo | null;
  readonly result: RecordResult | null;
  readonly rematch: string | null;
  readonly advice?: boolean;
  readonly undo_refused?: RefusedUndo | null;
  readonly takeover?: TakeoverInfo | null;
  readonly pause?: PauseInfo | null;
  readonly lesson?: boolean;
  readonly branch?: "sampled" | "true" | null;
};

export type TablesAnswer = {
  readonly tables: readonly (TableInfo)[];
};

/** The list of open tables has changed. */
export type TablesChanged = {
  readonly type: "tables";
};

export type TablesQuery = {
  readonly scope?: "imported" | "mine" | "open" | "running";
};

/** Ask to take over from the bot in a seat. */
export type Takeover = {
  readonly type: "takeover";
  readonly id?: number | null;
  readonly seat: number;
};

/** A person who came late wants to play on for the bot in a seat. */
export type TakeoverInfo = {
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  readonly waiting: readonly (number)[];
  readonly given: number;
  readonly needed: number;
};

export type TokenAnswer = {
  readonly token: string;
};

export type TokenBody = {
  readonly token: string;
};

/** What is answered to a try. */
export type TriedPuzzle = {
  readonly right: boolean;
  readonly solution: number;
  readonly value: number;
  readonly margin: number;
  readonly hints: readonly (Hint)[];
};

export type TryBody = {
  readonly action: number;
};

export type TurnNotice = {
  readonly type: "turn";
  readonly table: string;
  readonly seat: number;
  readonly deadline: number | null;
};

/** An action that one might expect here, with the reason why it is unavailable. */
export type Unavailable = {
  readonly form: string;
  readonly args?: { readonly [name: string]: string | number };
  readonly reason: string;
  readonly rule: string;
};

/** Undo the seat's last action, or ask the others to allow it. */
export type Undo = {
  readonly type: "undo";
  readonly id?: number | null;
  readonly seq: number;
  readonly seat?: number | null;
  readonly whole?: boolean;
};

export type UndoInfo = {
  readonly seat: number;
  readonly waiting: readonly (number)[];
  readonly keep: number;
  readonly given?: number;
  readonly needed?: number;
};

/** What a decision was worth. */
export type Verdict = {
  readonly index: number;
  readonly seat: number;
  readonly chosen: string;
  readonly best: string;
  readonly value: number;
  readonly cost: number;
  readonly error: number;
  readonly grade: string;
  readonly seats: readonly (number)[];
  readonly reasons: readonly (Reason)[];
  readonly open_best: string;
  readonly open_cost: number;
  readonly open_seats: readonly (number)[];
};

/** Vote for a bot to stand in for a person who is away and keeps the table waiting.      With a clock by the day nobody is voted out: a bot stands in when the time is up. */
export type VoteAbsent = {
  readonly type: "absent";
  readonly id?: number | null;
  readonly seat: number;
  readonly yes?: boolean;
};

export type WishesBody = {
  readonly off: readonly ("deadline" | "lost" | "mention" | "request" | "start" | "turn")[];
  readonly language: "en" | "ru" | "uk";
};

/** How the victory was decided: by influence (O8.1), or by uncovered cards (O8.2). */
export type OriflammeResult = {
  readonly rule: string;
  readonly influence: number;
  readonly cards: number | null;
};

export type RecordResult = {
  readonly scores: readonly (number)[];
  readonly winners: readonly (number)[];
};

export interface Observations {
  oriflamme: OriflammeObservation;
  ablaze: OriflammeObservation;
  king: KingObservation;
  illuminaten: IlluminatenObservation;
}

export const PROTOCOL = 2;
