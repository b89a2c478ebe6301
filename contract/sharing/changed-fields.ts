/**
 * The fields that can differ between two states, for the page to name: of the whole its own fields and totals, of a line, a room
 * or an item its properties.
 */
export const changedFields = [
  'name',
  'description',
  'canvas',
  'scale',
  'background',
  'code',
  'client',
  'projectDate',
  'currency',
  'unitSystem',
  'taxMode',
  'taxRounding',
  'taxRate',
  'contingencyRate',
  'packing',
  'status',
  /** The order of lines, rooms or items. Without values, as `place`, `layer`, `cover` and `other`. */
  'order',
  /** Items beyond the most that a link shows. */
  'left',
  // Amounts, of a line or of all; the three after `amount` only where none of these has changed.
  'low',
  'high',
  'chosen',
  /** Of a link with one figure, of a line or of all. */
  'amount',
  'goods',
  'tax',
  'contingency',
  'freight',
  'unpriced',
  'section',
  'leadTime',
  'supplier',
  'batch',
  'note',
  'unit',
  'pack',
  'need',
  'packs',
  'orderQty',
  'priceBasis',
  'priceLow',
  'priceHigh',
  'priceChosen',
  /** A line's one price. */
  'onePrice',
  'taxIncluded',
  'discount',
  'markup',
  'exchangeRate',
  /** What a client may choose instead of a line. */
  'alternatives',
  /** The rooms of a line. */
  'rooms',
  /** A line's quantity in a room, its laying pattern there, and its waste. */
  'roomQuantity',
  'layout',
  'waste',
  'floorArea',
  'wallArea',
  'perimeter',
  'count',
  /** What a room is: the code of a place. No guest is shown it. */
  'roomPlace',
  'place',
  'size',
  'rotation',
  'layer',
  'text',
  'color',
  'brand',
  'model',
  'platformNo',
  'category',
  'origin',
  'dimensions',
  'price',
  'cover',
  /** Any field without a name here. */
  'other',
] as const
/** Fields whose values are amounts. Null: a price that is open. */
export const amountFields: ReadonlySet<ChangedField> = new Set([
  'low',
  'high',
  'chosen',
  'amount',
  'goods',
  'tax',
  'contingency',
  'freight',
  'priceLow',
  'priceHigh',
  'priceChosen',
  'onePrice',
])

export type ChangedField = (typeof changedFields)[number]
