/**
 * Semantic design tokens, and the few declarations that most styles begin with. Every name refers to a custom property of
 * tokens.css, so a theme switch renders nothing.
 */

/** Multiples of four pixels, or lengths as CSS writes them. */
export type Gap = number | string

const space = (steps: number) => `${steps * 4}px`
const gap = (between: Gap) => `gap: ${typeof between === 'number' ? space(between) : between};`
const row = (between: Gap) => `display: flex; align-items: center; ${gap(between)}`
const flow = (between: Gap) => `display: flex; flex-wrap: wrap; ${gap(between)}`
const wrap = (between: Gap) => `${flow(between)} align-items: center;`
const grid = (between: Gap) => `display: grid; ${gap(between)}`
const square = (side: string) => `width: ${side}; height: ${side};`
const centre = 'display: grid; place-items: center;'
const raised = 'background: var(--surface); box-shadow: var(--e-1);'
const edge = '@media (forced-colors: active) { border: 1px solid; }'

export const theme = {
  text: {
    main: 'var(--ink)',
    muted: 'var(--ink-2)',
    faint: 'var(--ink-3)',
    link: 'var(--action-ink)',
    points: 'var(--points-ink)',
    reward: 'var(--reward-ink)',
    partner: 'var(--partner-ink)',
    success: 'var(--success-ink)',
    warning: 'var(--warning-ink)',
    danger: 'var(--danger-ink)',
    onAction: 'var(--on-action)',
    onPoints: 'var(--on-points)',
    onDanger: 'var(--on-danger)',
    onHero: 'var(--on-hero)',
    onHeroMuted: 'var(--on-hero-2)',
    onToast: 'var(--paper)',
    onRose: 'var(--on-rose)',
  },
  surface: {
    page: 'var(--paper)',
    card: 'var(--surface)',
    nested: 'var(--surface-2)',
    sunken: 'var(--sunken)',
    chip: 'var(--chip)',
    action: 'var(--action)',
    actionHover: 'var(--action-hover)',
    actionSoft: 'var(--action-soft)',
    points: 'var(--points)',
    pointsHover: 'var(--points-hover)',
    pointsSoft: 'var(--points-soft)',
    rose: 'var(--reward)',
    rewardSoft: 'var(--reward-soft)',
    partnerSoft: 'var(--partner-soft)',
    successSoft: 'var(--success-soft)',
    warningSoft: 'var(--warning-soft)',
    danger: 'var(--danger)',
    dangerHover: 'var(--danger-hover)',
    dangerSoft: 'var(--danger-soft)',
    hero: 'var(--hero)',
    meter: 'var(--meter-ground)',
    toast: 'var(--ink)',
    scrim: 'var(--scrim)',
  },
  line: {
    hair: 'var(--line)',
    strong: 'var(--line-strong)',
    action: 'var(--action)',
    danger: 'var(--danger)',
  },
  stitch: {
    lit: 'var(--points)',
    unlit: 'var(--meter-off)',
    rose: 'var(--reward)',
    hero: 'var(--hero-stitch)',
    peg: 'var(--peg)',
    easy: 'var(--effort-easy)',
    difficult: 'var(--effort-difficult)',
    extreme: 'var(--effort-extreme)',
    mask: 'var(--knit)',
    /** Dims knitted pictures in the dark. */
    dim: 'var(--swatch-filter)',
  },
  font: {
    display: 'var(--font-display)',
    hero: 'var(--t-hero)',
    points: 'var(--t-points)',
    h1: 'var(--t-h1)',
    h2: 'var(--t-h2)',
    h3: 'var(--t-h3)',
    number: 'var(--t-number)',
    body: 'var(--t-body)',
    label: 'var(--t-label)',
    small: 'var(--t-small)',
    smallStrong: 'var(--t-small-strong)',
    row: 'var(--t-row)',
    caption: 'var(--t-caption)',
  },
  /** In multiples of four pixels: space(3) is 12px. */
  space,
  /** Side by side, centred on one line. */
  row,
  /** The same within a line of text. */
  inline: (between: Gap) => `${row(between)} display: inline-flex;`,
  /** Side by side, aligned at the top. */
  top: (between: Gap) => `display: flex; align-items: flex-start; ${gap(between)}`,
  /** Side by side, and on the next line if there is no space. */
  flow,
  /** The same, each line centred. */
  wrap,
  /** The same, from one end to the other. */
  spread: (between: Gap) => `${wrap(between)} justify-content: space-between;`,
  /** One below the other. */
  grid,
  /** The same, but content that is too wide does not widen the column. */
  column: (between: Gap) => `${grid(between)} grid-template-columns: minmax(0, 1fr);`,
  /** Words between a picture and a number. */
  trio: (between: Gap) =>
    `${grid(between)} grid-template-columns: auto minmax(0, 1fr) auto; align-items: center;`,
  /** As many columns as fit, each at least this wide. */
  fit: (least: string, between: Gap) =>
    `${grid(between)} grid-template-columns: repeat(auto-fit, minmax(min(100%, ${least}), 1fr));`,
  /** In the middle of its box. */
  centre,
  /** In the middle of a circle, which never shrinks. */
  disc: (side: string) => `${centre} ${square(side)} flex: none; border-radius: 50%;`,
  /** Takes the remaining width in a row, however long its words are. */
  rest: 'flex: 1; min-width: 0;',
  /** The same, but on a line of its own if less than this width is left. */
  share: (least: string) => `flex: 1 1 ${least}; min-width: 0;`,
  /** A hairline above, if something comes before it. */
  hairline: (selector: string) => `${selector} { border-top: 1px solid var(--line); }`,
  /** Its icon, in this size and optionally in a colour of its own. */
  icon: (side: string, color?: string) =>
    `> svg { ${square(side)} ${color === undefined ? '' : `color: ${color};`} }`,
  /** A native control that stays usable under the drawing that replaces it. */
  unseen: 'position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer;',
  /** The focus of the control inside it. */
  ring: (offset: string) =>
    `&:has(:focus-visible) { outline: 3px solid var(--action); outline-offset: ${offset}; }`,
  /** Another background under a mouse pointer. */
  hover: (ground: string) => `@media (hover: hover) { &:hover { background: ${ground}; } }`,
  /** Underlined under a mouse pointer, like links. */
  underline: '@media (hover: hover) { &:hover { text-decoration: underline; } }',
  /** Small and quiet, like notes below a title. */
  note: 'color: var(--ink-2); font: var(--t-small);',
  /** Small and faint, like hints below a field. */
  hint: 'color: var(--ink-3); font: var(--t-small);',
  /** Smaller still. */
  caption: 'color: var(--ink-3); font: var(--t-caption);',
  /** As wide as it is high. */
  square,
  /** Digits of equal width, which keep their places when they change. */
  figures: (font: string) => `font: ${font}; font-variant-numeric: tabular-nums;`,
  /** The background of a card. */
  raised,
  /** The background of the hero card, and its text colour. */
  hero: 'background: var(--hero); color: var(--on-hero);',
  /** A dashed edge: not final yet. */
  basted: 'outline: 1.5px dashed var(--line-strong); outline-offset: -1.5px;',
  /** A button without the look of one. */
  bare: 'border: 0; background: none; cursor: pointer;',
  /** An edge for surfaces whose background is removed by a high-contrast mode. */
  edge,
  /** The background of a card, with its corners and its edge. */
  card: `${raised} border-radius: var(--r-card); ${edge}`,
  /** The frame of a field or a choice, and its background. */
  frame: (corner: string) =>
    `border: 1.5px solid var(--line-strong); border-radius: ${corner}; background: var(--surface);`,
  /** The background of a part within a card. */
  nested: 'border-radius: var(--r-inner); background: var(--surface-2);',
  /** The frame of a chosen option, for high-contrast modes that remove its background. */
  chosen: '@media (forced-colors: active) { outline: 2px solid Highlight; }',
  /** Cuts a text off after its first line. */
  cut: 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;',
  /** Cuts a text off after this many lines. */
  clamp: (lines: number) =>
    `display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: ${lines};`,
  radius: {
    chip: 'var(--r-chip)',
    control: 'var(--r-control)',
    inner: 'var(--r-inner)',
    card: 'var(--r-card)',
    sheet: 'var(--r-sheet)',
    pill: 'var(--r-pill)',
  },
  shadow: { popover: 'var(--e-2)', dialog: 'var(--e-3)' },
  /** Heights and paddings that grow on screens with roomy density. */
  size: {
    target: 'var(--target-dense)',
    control: 'var(--h-control)',
    large: 'var(--h-lg)',
    icon: 'var(--h-icon)',
    earn: 'var(--h-earn)',
    nav: 'var(--h-nav)',
    tab: 'var(--h-tab)',
    bottomNav: 'var(--h-bottom)',
  },
  motion: {
    tap: 'var(--d-tap)',
    quick: 'var(--d-quick)',
    settle: 'var(--d-settle)',
    easeOut: 'var(--ease-out)',
    easeIn: 'var(--ease-in)',
  },
  layer: {
    raised: 'var(--z-raised)',
    nav: 'var(--z-nav)',
    float: 'var(--z-float)',
    dialog: 'var(--z-dialog)',
    menu: 'var(--z-menu)',
    toast: 'var(--z-toast)',
    skip: 'var(--z-skip)',
  },
  /** Frames of the layout; `upTo` and `from` meet without a gap. */
  media: {
    phone: '@media (max-width: 639.98px)',
    fromTablet: '@media (min-width: 640px)',
    upToTablet: '@media (max-width: 1023.98px)',
    fromLandscape: '@media (min-width: 1024px)',
    fromDesktop: '@media (min-width: 1440px)',
    fromWide: '@media (min-width: 1920px)',
    /** A phone on its side: wide enough for two columns, but hardly high enough for anything below each other. */
    onItsSide: '@media (min-width: 640px) and (max-height: 499.98px)',
    hover: '@media (hover: hover)',
    motion: '@media (prefers-reduced-motion: no-preference)',
    forcedColors: '@media (forced-colors: active)',
  },
} as const
