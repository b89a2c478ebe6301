import type { Board } from '../boards/calls.ts'
import type { Budget } from '../budgets/calls.ts'
import type { LinkFieldName } from './links.ts'
import type { FolderSource, SupplyToday } from './sources.ts'

/**
 * Who sees a field: every holder of the link, nobody, or holders with all the named fields. A rule exists for every single field
 * that can be shared: a new field does not compile until it has a rule here.
 */
export type Rule = 'always' | 'never' | readonly [LinkFieldName, ...LinkFieldName[]]

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
export type BudgetSource = Omit<Budget, 'lines'> & { lines: SourceLine[] }
type SourceLine = Omit<Budget['lines'][number], 'now'> & {
  now?: NonNullable<Budget['lines'][number]['now']> & SupplyToday
}

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
    goodsLow: ['price', 'total', 'tax'],
    goodsHigh: ['price', 'total', 'tax'],
    goodsChosen: ['price', 'total', 'tax'],
    taxLow: ['price', 'total', 'tax'],
    taxHigh: ['price', 'total', 'tax'],
    taxChosen: ['price', 'total', 'tax'],
    freight: ['price', 'total', 'freight'],
    contingencyLow: TOTAL,
    contingencyHigh: TOTAL,
    contingencyChosen: TOTAL,
    low: TOTAL,
    high: TOTAL,
    chosen: TOTAL,
    unpriced: TOTAL,
    currency: TOTAL,
    taxes: {
      each: {
        rate: ['price', 'total', 'tax'],
        low: ['price', 'total', 'tax'],
        high: ['price', 'total', 'tax'],
        chosen: ['price', 'total', 'tax'],
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
  lines: {
    each: {
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
        minPrice: COST,
        maxPrice: COST,
        priceQuantity: COST,
        capturedAt: 'never',
      },
      name: NAME,
      docCode: 'always',
      section: 'always',
      status: 'always',
      // A link has no alternatives among its lines.
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
        low: COST,
        high: COST,
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
        goodsLow: TAX,
        goodsHigh: TAX,
        goodsChosen: TAX,
        taxLow: TAX,
        taxHigh: TAX,
        taxChosen: TAX,
        freight: ['price', 'freight'],
        low: PRICE,
        high: PRICE,
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
    },
  },
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

/** Whether these fields permit a rule. */
export function isSeen(rule: Rule, fields: ReadonlySet<LinkFieldName>): boolean {
  if (typeof rule === 'string') return rule === 'always'
  return rule.every((field) => fields.has(field))
}

/** By the kind of shared thing. */
export const rulesByKind = { board: boardRules, budget: budgetRules, folder: folderRules }
