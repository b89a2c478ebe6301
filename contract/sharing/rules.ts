import type { Board } from '../boards/calls.ts'
import type { Budget } from '../budgets/calls.ts'
import type { Figure, LinkFieldName } from './links.ts'
import type { FolderSource, SupplyToday } from './sources.ts'

/** A right that a rule can require: a field that the link shows, or that it shows ranges of prices and not one figure. */
export type Grant = LinkFieldName | 'ranges'

/**
 * Who sees a field: every holder of the link, nobody, or holders with all the named rights. A rule exists for every single field
 * that can be shared: a new field does not compile until it has a rule here.
 */
export type Rule = 'always' | 'never' | readonly [Grant, ...Grant[]]

type Leaf = string | number | boolean | null | undefined
type IsUnion<T, U = T> = (T extends T ? ([U] extends [T] ? false : true) : never) extends false ? false : true
type ObjectRules<T> = { [Key in keyof T]-?: RulesOf<NonNullable<T[Key]>> }

/** Rules for everything in a value, in the value's own shape. A whole object can only be hidden. */
export type RulesOf<T> = [T] extends [Leaf]
  ? Rule
  : [T] extends [readonly (infer Element)[]]
    ? [Element] extends [Leaf]
      ? Rule
      : 'never' | { each: RulesOf<Element> }
    : string extends keyof T
      ? Rule
      : [T] extends [{ type: string }]
        ? IsUnion<T['type']> extends true
          ? { kinds: { [Kind in T['type']]: ObjectRules<Extract<T, { type: Kind }>> } }
          : ObjectRules<T>
        : 'never' | ObjectRules<T>

const NAME: Rule = ['name']
const BRAND: Rule = ['brand']
const MODEL: Rule = ['model']
const COVER: Rule = ['cover']
const QUANTITY: Rule = ['quantity']
/** What the reader of the link pays. */
const PRICE: Rule = ['price']
const TOTAL: Rule = ['price', 'total']
const TAX: Rule = ['price', 'tax']
/** The owner's cost: a reader with all these fields could compute it anyway. */
const COST: Rule = ['price', 'discount', 'markup', 'freight']
/** The bounds of a range, which a link with one figure does not show. */
const PRICE_RANGE: Rule = ['price', 'ranges']
const TOTAL_RANGE: Rule = ['price', 'total', 'ranges']
const TOTAL_TAX: Rule = ['price', 'total', 'tax']
const TOTAL_TAX_RANGE: Rule = ['price', 'total', 'tax', 'ranges']
const TAX_RANGE: Rule = ['price', 'tax', 'ranges']
const COST_RANGE: Rule = ['price', 'discount', 'markup', 'freight', 'ranges']
const NOTE: Rule = ['note']

const now = {
  status: ['stock'],
  minPrice: 'never',
  maxPrice: 'never',
  certificatesExpired: ['certificates'],
  // A changed field may be a price.
  changed: 'never',
} as const

const standing: RulesOf<SupplyToday> = {
  stock: ['stock'],
  leadTimeDays: ['leadTime'],
  certificates: {
    each: {
      name: ['certificates'],
      enName: ['certificates'],
      number: ['certificates'],
      expiresOn: ['certificates'],
      isExpired: ['certificates'],
      url: ['certificates', 'documents'],
    },
  },
  documents: { each: { name: ['documents'], enName: ['documents'], url: ['documents'] } },
}

const onPaper = {
  id: 'always',
  version: 'never',
  x: 'always',
  y: 'always',
  w: 'always',
  h: 'always',
  rotation: 'always',
  z: 'always',
  groupId: 'never',
  locked: 'never',
  opacity: 'always',
  note: NOTE,
  altText: 'always',
  now: 'never',
} as const

const pictured = {
  flipX: 'always',
  flipY: 'always',
  crop: { x: 'always', y: 'always', w: 'always', h: 'always' },
  mask: 'always',
  shadow: 'always',
  // The parts of a label are limited below, by value (`limitLabels`).
  label: { show: 'always', fields: 'always', position: 'always' },
} as const

const snapshot = {
  name: NAME,
  enName: NAME,
  variant: { name: NAME, enName: NAME },
  model: MODEL,
  brand: { name: BRAND, enName: BRAND },
  cover: { address: COVER, width: COVER, height: COVER, mmWidth: COVER, color: COVER },
  size: NAME,
  lengthMm: NAME,
  widthMm: NAME,
  isFabric: 'always',
  hasRepeat: 'always',
  unit: { name: PRICE, enName: PRICE },
  currency: PRICE,
  minPrice: PRICE,
  maxPrice: PRICE,
  capturedAt: 'never',
  fromFile: PRICE,
} as const

/** A board as its links show it. */
export type BoardSource = Omit<Board, 'items'> & { items: SourceItem[] }
type SourceItem = Board['items'][number] extends infer Item
  ? Item extends { type: 'sku'; now?: infer Now }
    ? Omit<Item, 'now'> & { now?: NonNullable<Now> & SupplyToday }
    : Item
  : never

export const boardRules: RulesOf<BoardSource> = {
  id: 'never',
  name: 'always',
  ownerName: 'never',
  project: 'never',
  isOwner: 'never',
  right: 'never',
  visibility: 'never',
  takenDown: 'never',
  thumbnail: 'never',
  canvas: { width: 'always', height: 'always' },
  palette: 'never',
  itemCount: 'never',
  skuCount: 'never',
  version: 'never',
  createTime: 'never',
  updateTime: 'never',
  description: 'always',
  scale: 'always',
  background: {
    kinds: {
      color: { type: 'always', value: 'always' },
      picture: { type: 'always', value: COVER },
      material: { type: 'always', value: 'never', snapshot },
    },
  },
  grid: 'never',
  snap: 'never',
  showsPictures: 'never',
  projectRoomId: 'never',
  items: {
    each: {
      kinds: {
        sku: {
          ...onPaper,
          ...pictured,
          type: 'always',
          // The number of its material on this board, not the SKU's id (`sources.ts`).
          refId: 'always',
          altText: NAME,
          snapshot,
          laid: 'always',
          trueScale: 'always',
          tileRepeat: { mmWidth: 'always', mmHeight: 'always', joint: 'always', isMirrored: 'always' },
          now: { ...now, unit: 'never', ...standing },
        },
        picture: {
          ...onPaper,
          ...pictured,
          type: 'always',
          refId: COVER,
          name: 'always',
          width: 'always',
          height: 'always',
        },
        chip: { ...onPaper, type: 'always', color: 'always', name: 'always', ...picturedLess() },
        text: {
          ...onPaper,
          type: 'always',
          text: 'always',
          level: 'always',
          align: 'always',
          color: 'always',
          size: 'always',
        },
        shape: { ...onPaper, type: 'always', shape: 'always', fill: 'always', stroke: 'always', strokeWidth: 'always' },
        frame: { ...onPaper, type: 'always', name: 'always', fill: 'always' },
      },
    },
  },
  pictures: COVER,
  reports: 'never',
}

function picturedLess() {
  const { mask, shadow, label } = pictured
  return { mask, shadow, label }
}

/** A budget list as its links show it: only lines that count (`isCounted`), and for a brand's link only that brand's. */
export type BudgetSource = Omit<Budget, 'lines'> & { lines: SourceLine[]; alternatives?: SourceLine[] }
type SourceLine = Omit<Budget['lines'][number], 'now'> & {
  now?: NonNullable<Budget['lines'][number]['now']> & SupplyToday
}

const line = {
  id: 'always',
  kind: 'always',
  // The SKU's page shows everybody the catalogue's price and stock.
  skuId: 'never',
  snapshot: {
    name: NAME,
    enName: NAME,
    variant: { name: NAME, enName: NAME },
    model: MODEL,
    brandId: 'never',
    brand: { name: BRAND, enName: BRAND },
    cover: { address: COVER, color: COVER },
    unit: QUANTITY,
    currency: COST,
    minPrice: COST_RANGE,
    maxPrice: COST_RANGE,
    priceQuantity: COST,
    capturedAt: 'never',
  },
  name: NAME,
  docCode: 'always',
  section: 'always',
  status: 'always',
  alternativeOf: 'never',
  leadTimeDays: ['leadTime'],
  supplier: ['supplier'],
  batchNo: ['supplier'],
  note: NOTE,
  sort: 'never',
  unit: QUANTITY,
  pack: {
    sellUnit: QUANTITY,
    coveragePerPack: QUANTITY,
    piecesPerPack: QUANTITY,
    minOrderPacks: QUANTITY,
    sparePacks: QUANTITY,
  },
  price: {
    basis: COST,
    per: { quantity: COST, unit: COST },
    low: COST_RANGE,
    high: COST_RANGE,
    chosen: COST,
    currency: COST,
    taxIncluded: COST,
    isTaxUnknown: TAX,
    discountPct: ['price', 'discount'],
    markupPct: ['price', 'markup'],
    freight: ['price', 'freight'],
    taxRate: TAX,
    fxRate: COST,
    fxDate: COST,
    fxSource: COST,
  },
  figures: {
    need: QUANTITY,
    packs: QUANTITY,
    orderQty: QUANTITY,
    goodsLow: TAX_RANGE,
    goodsHigh: TAX_RANGE,
    goodsChosen: TAX,
    taxLow: TAX_RANGE,
    taxHigh: TAX_RANGE,
    taxChosen: TAX,
    freight: ['price', 'freight'],
    low: PRICE_RANGE,
    high: PRICE_RANGE,
    chosen: PRICE,
  },
  now: {
    ...now,
    priceQuantity: 'never',
    currency: 'never',
    certificatesUntil: ['certificates'],
    ...standing,
  },
  version: 'never',
} as const satisfies RulesOf<SourceLine>

export const budgetRules: RulesOf<BudgetSource> = {
  id: 'never',
  ownerName: 'never',
  project: 'never',
  right: 'never',
  name: 'always',
  code: 'always',
  // The reader of the total pays it, or knows the person who does.
  clientName: TOTAL,
  projectDate: ['leadTime'],
  areaId: 'never',
  baseCurrency: PRICE,
  unitSystem: QUANTITY,
  taxMode: PRICE,
  taxRounding: TAX,
  defaultTaxRate: TAX,
  contingencyPct: TOTAL,
  targetBudget: 'never',
  packing: QUANTITY,
  status: 'always',
  version: 'never',
  totals: {
    goodsLow: TOTAL_TAX_RANGE,
    goodsHigh: TOTAL_TAX_RANGE,
    goodsChosen: TOTAL_TAX,
    taxLow: TOTAL_TAX_RANGE,
    taxHigh: TOTAL_TAX_RANGE,
    taxChosen: TOTAL_TAX,
    freight: ['price', 'total', 'freight'],
    contingencyLow: TOTAL_RANGE,
    contingencyHigh: TOTAL_RANGE,
    contingencyChosen: TOTAL,
    low: TOTAL_RANGE,
    high: TOTAL_RANGE,
    chosen: TOTAL,
    unpriced: TOTAL,
    currency: TOTAL,
    taxes: {
      each: {
        rate: TOTAL_TAX,
        low: TOTAL_TAX_RANGE,
        high: TOTAL_TAX_RANGE,
        chosen: TOTAL_TAX,
      },
    },
  },
  roomCount: 'never',
  lineCount: 'never',
  countedLines: 'never',
  createTime: 'never',
  updateTime: 'never',
  statusLog: 'never',
  rooms: {
    each: {
      id: 'always',
      name: 'always',
      // Rooms come in their order, as lines do.
      sort: 'never',
      floorArea: QUANTITY,
      wallArea: QUANTITY,
      perimeter: QUANTITY,
      count: QUANTITY,
      // A help to those who work on the list.
      places: 'never',
      projectRoomId: 'never',
      version: 'never',
    },
  },
  allocations: {
    each: {
      id: 'never',
      lineId: 'always',
      roomId: 'always',
      netQty: QUANTITY,
      source: QUANTITY,
      layout: QUANTITY,
      wastePct: QUANTITY,
      version: 'never',
    },
  },
  lines: { each: line },
  // Those that a version offers (decisions/240). A link to the list itself has none.
  alternatives: { each: { ...line, alternativeOf: 'always' } },
}

export const folderRules: RulesOf<FolderSource> = {
  name: 'always',
  left: 'always',
  items: {
    each: {
      id: 'always',
      note: NOTE,
      name: NAME,
      enName: NAME,
      variant: { name: NAME, enName: NAME },
      brand: { name: BRAND, enName: BRAND },
      model: MODEL,
      platformNo: MODEL,
      category: { each: { name: NAME, enName: NAME } },
      colorSystem: NAME,
      color: NAME,
      size: NAME,
      origin: { name: NAME, enName: NAME },
      cover: { address: COVER, width: COVER, height: COVER, color: COVER },
      price: {
        low: PRICE,
        high: PRICE,
        currency: PRICE,
        taxIncluded: TAX,
        unit: { name: PRICE, enName: PRICE },
      },
      now: { status: ['stock'], ...standing },
    },
  },
}

/** The rights of a link with these fields; of boards and folders it always shows ranges. */
export function grantsOf(fields: Iterable<LinkFieldName>, figure: Figure | null): ReadonlySet<Grant> {
  return new Set<Grant>(figure === null ? [...fields, 'ranges'] : fields)
}

/** Whether these rights permit a rule. */
export function isSeen(rule: Rule, grants: ReadonlySet<Grant>): boolean {
  if (typeof rule === 'string') return rule === 'always'
  return rule.every((grant) => grants.has(grant))
}

/** By the kind of shared thing. */
export const rulesByKind = { board: boardRules, budget: budgetRules, folder: folderRules }
