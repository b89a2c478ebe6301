/** Kinds of categories, recognised by names of the category or of one above it, in either language. */
const KINDS = {
  floor: /\bfloor(?:ing)?s?\b|\bpav(?:ing|ers?)\b|石铺装|铺地石|\bcarpets?\b|地面|地板|地材|地砖|地毯|地坪/i,
  /** Flags and setts for outside, which no norm of theirs asks for stairs, walls or rooms. */
  paving: /\bpav(?:ing|ers?)\b|\bsetts?\b|石铺装|铺地石|户外厚地砖/i,
  timberFloor:
    /\b(?:timber|wood(?:en)?|bamboo|parquet|engineered) (?:floor(?:ing)?|plank)|\bparquet\b|(?<!软)木地板|竹地板/i,
  resilientFloor:
    /\bresilient\b|\bvinyl\b|\blvt\b|\blinoleum\b|\b(?:rubber|cork) floor|弹性地材|橡胶地|软木地板|石塑|PVC ?地/i,
  laminateFloor: /\blaminate floor|强化(?:复合)?地板/i,
  decking: /\bdeck(?:ing|s)?\b|户外(?:地)?板/i,
  timberDecking: /\b(?:timber|wood(?:en)?|bamboo) deck(?:ing)?\b|(?:实木|防腐木|竹)户外(?:地)?板/i,
  tile: /\btiles?\b|\bmosaics?\b|\bporcelain\b|瓷砖|马赛克|地砖|墙砖|釉面砖|陶土/i,
  /** Tiles that lie on a floor only if their maker says so: of clay with a glaze, small on nets, slips of brick. */
  wallTile:
    /\bwall tiles?\b|\bglazed?\b|\bzellij\b|\bzellige\b|\bmosaics?\b|\bbricks?\b(?! pav)|\bslips\b|墙砖|(?<!无)釉|马赛克|清水砖|劈开砖|砖片/i,
  cement: /\bcement\b|\bencaustic\b|水泥/i,
  stone:
    /\bstone\b|\bmarble\b|\bgranite\b|\bslate\b|\btravertine\b|\bterrazzo\b|\bquartz\b|石材|大理石|花岗|板岩|水磨石|人造石(?!台面)/i,
  carpet: /\bcarpets?\b|\brugs?\b|地毯/i,
  upholstery: /\bupholstery\b|\bleather\b|家具布|沙发布|皮革/i,
  leather: /\bleather\b|皮革/i,
  curtain: /\bcurtains?\b|\bdrapery\b|\bsheers?\b|窗帘|纱帘/i,
  fabric: /\bfabrics?\b|\btextiles?\b|\bcloths?\b|织物|面料|布料|布艺/i,
  furniture: /\bfurniture\b|\bchairs?\b|\bsofas?\b|\bseating\b|家具(?!布)|座椅|沙发(?!布)/i,
  foam: /\bfoams?\b|泡沫|海绵/i,
  pipe: /\bpipes?\b|管道|管材/i,
  wallcovering: /\bwall ?(?:covering|paper)s?\b|墙面覆材|墙纸|壁纸|墙布/i,
  corkWall: /\bcork (?:wall|panel)|软木墙/i,
  paint: /\bpaints?\b|\brenders?\b|\bplasters?\b|\bcoatings?\b|\blimewash\b|涂料|灰泥|漆/i,
  /** Plaster and paint for outside. */
  render: /\brenders?\b|砂质灰泥|外墙(?:漆|涂料)|抹灰/i,
  woodPanel: /\b(?:timber|wood) panels?\b|\bplywood\b|\bmdf\b|\bveneer|木饰面|胶合板|木皮|密度板|刨花板/i,
  laminate: /\b(?:plain|printed|high[ -]pressure)? ?laminates?\b(?! floor)|\bhpl\b|防火板/i,
  worktop: /\bworktops?\b|\bcountertops?\b|\bsolid surface\b|\btops?\b|台面/i,
  cladding: /\bfa[cç]ades?\b|\bcladding\b|外墙板|挂板|挂墙/i,
  plasterboard: /\bplasterboards?\b|\bgypsum\b|石膏(?:纤维)?板/i,
  metal: /\bmetals?\b|金属/i,
  glass: /\bglass\b(?! (?:mosaics?|tiles?)\b)|玻璃(?!马赛克)/i,
  acoustic: /\bacoustics?\b|\babsorbers?\b|吸声|吸音/i,
} as const satisfies Record<string, RegExp>

export type CategoryKind = keyof typeof KINDS

export const categoryKinds = Object.keys(KINDS) as CategoryKind[]

/** Kinds that also come as tiles, which are none of ceramic or stone. */
const IN_TILES = ['carpet', 'resilientFloor', 'timberFloor', 'acoustic'] as const satisfies CategoryKind[]

/** The kinds of a category, by the names on the path from the root to it. A name of two things, "Textile and carpet", says neither. */
export function kindsOfCategory(path: readonly CategoryNames[]): Set<CategoryKind> {
  const names = path.flatMap(({ name, enName }) => [name ?? '', enName ?? ''])
  const isOf = (kind: CategoryKind, name: string) => name.split(BETWEEN).every((part) => KINDS[kind].test(part))
  const kinds = new Set(categoryKinds.filter((kind) => names.some((name) => isOf(kind, name))))
  if (IN_TILES.some((kind) => kinds.has(kind))) kinds.delete('tile')
  if (kinds.has('floor')) kinds.delete('wallTile')
  return kinds
}

/** What the name of a product says that it is for, where its category holds others too. */
const NAMED: readonly { of: CategoryKind; is: CategoryKind; instead?: readonly CategoryKind[]; name: RegExp }[] = [
  {
    of: 'upholstery',
    is: 'curtain',
    instead: ['upholstery', 'leather'],
    name: /\bfor curtains?\b|\bcurtain (?:fabric|cloth|velvet)|帘布|窗帘/i,
  },
  { of: 'leather', is: 'wallTile', instead: ['upholstery', 'leather'], name: /\b(?:wall|floor) tiles?\b|墙砖|地砖/i },
  { of: 'stone', is: 'cladding', name: /\bcladding\b|\bhung\b|挂墙|挂板/i },
  {
    of: 'tile',
    is: 'wallTile',
    name: /\bwall tiles?\b|\bbricks?\b(?![\s-](?:look|effect|pav|bond|pattern))|墙砖|砖片/i,
  },
]

/** The kinds of a product: those of its category, and what its own name says beside them. The same set where it says nothing. */
export function kindsOfProduct(
  ofCategory: ReadonlySet<CategoryKind>,
  { name, enName }: CategoryNames,
): ReadonlySet<CategoryKind> {
  const said = NAMED.filter(
    ({ of, is, name: form }) =>
      ofCategory.has(of) && !ofCategory.has(is) && [name, enName].some((one) => one !== null && form.test(one)),
  )
  if (said.length === 0) return ofCategory
  const kinds = new Set(ofCategory)
  for (const { is, instead = [] } of said) {
    for (const other of instead) kinds.delete(other)
    if (is !== 'wallTile' || !kinds.has('floor')) kinds.add(is)
  }
  return kinds
}

const BETWEEN = /\s+(?:and|und|et|y|e)\s+|\s*[&/,、与和及]\s*/i

export interface CategoryNames {
  name: string | null
  enName: string | null
}
