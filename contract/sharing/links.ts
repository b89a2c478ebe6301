/**
 * The fields that a link can show. Nothing is shown without a field that permits it: `rules.ts` names the required fields for
 * every part of a board, a budget list and a folder.
 */

export const sharedKinds = ['board', 'budget', 'folder'] as const
export type SharedKind = (typeof sharedKinds)[number]

/** The roles of a link; each includes those before it. */
export const linkRoles = ['view', 'comment', 'approve'] as const
export type LinkRole = (typeof linkRoles)[number]

export const linkFieldNames = [
  'name',
  'brand',
  'model',
  'cover',
  'quantity',
  'price',
  'discount',
  'markup',
  'freight',
  'tax',
  'total',
  'supplier',
  'stock',
  'leadTime',
  'note',
  'certificates',
  'documents',
] as const
export type LinkFieldName = (typeof linkFieldNames)[number]

/** Fields that only a budget list has. */
const OF_BUDGETS: ReadonlySet<LinkFieldName> = new Set([
  'quantity',
  'discount',
  'markup',
  'freight',
  'tax',
  'total',
  'supplier',
])

/** The fields that a kind of thing has, in the order of `fieldNames`. */
export function fieldsOfKind(kind: SharedKind | 'project'): LinkFieldName[] {
  return kind === 'budget' || kind === 'project'
    ? [...linkFieldNames]
    : linkFieldNames.filter((field) => !OF_BUDGETS.has(field))
}

/** Fields that reveal prices: they can only be granted with `price`. */
export const TELLS_PRICES: readonly LinkFieldName[] = ['discount', 'markup', 'freight', 'tax', 'total']
export const PRICE_FIELDS: readonly LinkFieldName[] = ['price', ...TELLS_PRICES]

/** What a line of a one-figure link counts at if it has a range and no agreed price. Open: it is marked, and counts nowhere. */
export const figures = ['low', 'high', 'open'] as const
export type Figure = (typeof figures)[number]

export const presets = ['client', 'contractor', 'supplier'] as const
export type Preset = (typeof presets)[number]

const FIELDS: Record<Preset, readonly LinkFieldName[]> = {
  /** Selling prices, without the designer's costs and sources, and without certificates that may have expired. */
  client: linkFieldNames.filter(
    (field) => !['discount', 'markup', 'freight', 'supplier', 'stock', 'note', 'certificates'].includes(field),
  ),
  /** What to lay and when it arrives. Without notes, which may mention prices. */
  contractor: ['name', 'brand', 'model', 'cover', 'quantity', 'stock', 'leadTime', 'certificates', 'documents'],
  /** For the lines of one brand. */
  supplier: ['name', 'brand', 'model', 'cover', 'quantity', 'leadTime'],
}

/** Fields that can be switched on and off beside a preset: who makes it, and warnings about its certificates. */
export const SWITCHED_FIELDS = { maker: ['brand', 'model'], warnings: ['certificates'] } as const satisfies Record<
  string,
  readonly LinkFieldName[]
>

/** Whether these fields are those of a preset, but for the switched ones. */
export function areOfPreset(fields: readonly LinkFieldName[], preset: readonly LinkFieldName[]): boolean {
  const switched: ReadonlySet<LinkFieldName> = new Set(Object.values(SWITCHED_FIELDS).flat())
  return linkFieldNames.every((field) => switched.has(field) || fields.includes(field) === preset.includes(field))
}

export function fieldsOfPreset(preset: Preset, kind: SharedKind | 'project'): LinkFieldName[] {
  return fieldsOfKind(kind).filter((field) => FIELDS[preset].includes(field))
}

/** Days until a link expires, by default. */
export const DAYS_OF_A_LINK = 90
/** The most links to one board, list or folder that have not ended. */
export const MOST_LINKS = 50
export const LONGEST_LINK_NAME = 60
export const LONGEST_GUEST_NAME = 60
export const LONGEST_COMMENT = 2000
export const LINK_PASSWORD = { least: 4, most: 100 } as const
/** The most comments on one board, list or folder. */
export const MOST_COMMENTS = 2000
/** The most approvals by one link: each stores everything that was shown. */
export const MOST_APPROVALS = 100
/** The most items of a folder that a link shows, the first ones. */
export const MOST_SHARED_ITEMS = 2000
