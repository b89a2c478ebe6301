import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kindsOfCategory } from '../../../contract/facts/category-kinds.ts'
import { facts as rows } from '../../../contract/facts/facts.ts'
import { places } from '../../../contract/places/places.ts'
import type { NamedFact } from '../conditions/facts.ts'
import type { NamedCategory } from '../read-model/model.ts'
import { phraseKey } from '../read-model/words/spelling/phrase-key.ts'
import { buildThesaurus } from '../read-model/words/thesaurus.ts'
import { readBuiltIn } from '../thesaurus/built-in.ts'
import { readWishes } from './read-wishes.ts'
import { beginningsOf } from './steps.ts'
import type { Meaning, Wish, WishGround } from './wish.ts'

const TREE: [enName: string, name: string, below: [enName: string, name: string][]][] = [
  [
    'Flooring',
    '地面',
    [
      ['Timber', '木地板'],
      ['Cork floor', '软木地板'],
      ['Decking', '户外地板'],
      ['Vinyl', '石塑地板'],
    ],
  ],
  [
    'Tile',
    '瓷砖',
    [
      ['Porcelain tile', '瓷质砖'],
      ['Wall tile', '釉面墙砖'],
      ['Mosaic', '马赛克'],
    ],
  ],
  [
    'Stone',
    '石材',
    [
      ['Marble', '大理石'],
      ['Terrazzo', '水磨石'],
      ['Slate', '板岩'],
    ],
  ],
  [
    'Wallcovering',
    '墙面覆材',
    [
      ['Wallpaper', '墙纸'],
      ['Textile wall', '织物墙布'],
    ],
  ],
  [
    'Textile',
    '织物',
    [
      ['Upholstery', '家具布'],
      ['Curtain', '窗帘布'],
      ['Leather', '皮革'],
      ['Carpet', '地毯'],
    ],
  ],
  ['Acoustic', '吸声', [['Felt panel', '毛毡板']]],
  [
    'Surfaces',
    '台面与板材',
    [
      ['Solid surface top', '人造石台面'],
      ['Laminate', '防火板'],
    ],
  ],
]

const categories = TREE.flatMap(([enName, name, below]): NamedCategory[] => {
  const root = { enName, name }
  const own = below.map((one) => ({ enName: one[0], name: one[1] }))
  return [
    { id: enName, ...root, kinds: [...kindsOfCategory([root])], path: [enName] },
    ...own.map((one) => ({
      id: one.enName,
      ...one,
      kinds: [...kindsOfCategory([root, one])],
      path: [one.enName, enName],
    })),
  ]
})

const TYPES = { number: 'number', class: 'choice', boolean: 'boolean' } as const
const facts = rows.flatMap((row, index): NamedFact[] => {
  const type = TYPES[row.kind as keyof typeof TYPES] as NamedFact['type'] | undefined
  const unit = row.kind === 'number' ? row.unit : ''
  return type ? [{ id: String(index), name: row.name, enName: row.enName, unit, type, fact: row.code }] : []
})
const areas = [
  { id: '1', code: 'IT', name: '意大利', enName: 'Italy' },
  { id: '2', code: 'SE', name: '瑞典', enName: 'Sweden' },
]
const { senses } = buildThesaurus(await readBuiltIn())
const beginnings = beginningsOf(senses.keys())
const CATALOGUE = new Set(['lindholm', 'seashell', '贝壳', '不硌', '不上漆', '粉笔'])
/** What stands nearly so: two of its characters are in some text. */
const NEARLY = new Set(['员工贝', '卷贝'])

const ground: WishGround = {
  conditions: {
    priceIn: 'CNY',
    areas,
    facts,
    places,
    isOtherPhrase: (phrase, part) => senses.has(phraseKey(phrase)) && phraseKey(phrase) !== phraseKey(part),
  },
  categories,
  isKnown: (words) => CATALOGUE.has(words.toLowerCase()) || NEARLY.has(words),
  isPhrase: (key) => senses.has(key),
  isPhraseBegun: (key) => beginnings.has(key),
  stands: (words) => CATALOGUE.has(words.toLowerCase()),
  isBrand: (words) => words === 'Lindholm',
}

function told({ text, means, isNot, isLike }: Wish): string {
  return `${isNot ? 'not ' : ''}${isLike ? 'like ' : ''}${toldMeaning(text, means)}`
}

function toldMeaning(text: string, means: Meaning): string {
  switch (means.kind) {
    case 'thing':
      return `${text}{${(means.insteadIds ? ['instead', ...means.insteadIds] : means.categoryIds).join(' ')}}`
    case 'condition':
      return `${text}:${means.condition.kind}`
    case 'third':
      return `${text}:${means.of}`
    case 'words':
      return `${text}${means.words === text ? '' : `=${means.words}`}${means.isNamed ? '*' : ''}${means.isByLook ? '~' : ''}${means.said ? `{${means.said.categoryIds.join(' ')}}` : ''}`
    case 'either':
      return `${text}(${means.of.map((one) => toldMeaning('words' in one ? one.words : '', one)).join(' | ')})`
    case 'unread':
      return `${text}?`
  }
}

const read = (text: string) => readWishes(text, ground).map(told).join(', ')

describe('wishes of a text', () => {
  it.each([
    [
      'pale terrazzo for a hotel stair, nothing shiny, under 900',
      'pale=pale colour, terrazzo{Terrazzo}, hotel, stair:place, not shiny=gloss, under 900:price',
    ],
    ['I am looking for something overhead, please', 'something overhead{Acoustic}'],
    ['chair fabric', 'chair fabric{Upholstery}'],
    ['leather seating', 'leather seating{Leather}'],
    ['seating in wool', 'seating{Upholstery}, wool*'],
    ['oak or walnut, matt', 'oak or walnut(oak*{Timber} | walnut*{Timber}), matt*'],
    ['herringbone in oak', 'herringbone*{Timber}, oak*{Timber}'],
    ['corridor, quiet', 'corridor{Flooring Tile Stone Carpet}, quiet'],
    ['felt panel, slate', 'felt panel{Felt panel}, slate*'],
    ['marble, slate', 'marble{Marble}, slate{Slate}'],
    ['tile or stone', 'tile or stone{Tile Stone}'],
    ['cork floor', 'cork floor{Cork floor}'],
    ['oak floor', 'oak*, floor{Timber}'],
    ['marble tile', 'marble{Marble}, tile'],
    ['worktop in terrazzo', 'worktop{Terrazzo}, terrazzo{Terrazzo}'],
    ['marble-look porcelain tile', 'marble-look, porcelain tile{Porcelain tile}'],
    ['tile adhesive', 'tile adhesive'],
    ['roof tiles', 'roof tiles{instead Slate}'],
    ['slate roof', 'slate roof{Slate}'],
    ['subway tile', 'subway*, tile{Tile}'],
    ['like Emperador', 'Emperador=brown marble*~{Stone}'],
    ['鱼肚白', '鱼肚白=white veined marble*~{Stone}'],
    ['white or cream tile', 'white or cream(white | cream), tile{Tile}'],
    ['matt white or honed black tile', 'matt white or honed black(matt white | honed black), tile{Tile}'],
    ['white (or cream) tile', 'white (or cream)(white | cream), tile{Tile}'],
    ['in white or in cream', 'white or in cream(white | cream)'],
    ['black or white', 'black or white(black | white)'],
    ['more or less grey', 'grey'],
    ['marble or similar', 'marble{Marble}'],
    ['honed, brushed or flamed slate', 'honed, brushed or flamed(honed* | brushed* | flamed*), slate{Slate}'],
    ['oak/walnut floor', 'oak/walnut(oak* | walnut*), floor{Timber}'],
    ['tile from Italy or Sweden', 'tile{Tile}, from Italy or Sweden(:origin | :origin)'],
    ['tile from Italy, Sweden, matt', 'tile{Tile}, from Italy, Sweden(:origin | :origin), matt*'],
    ['30x60 or 60x60 tile', '30x60 or 60x60(:size | :size), tile{Tile}'],
    ['10mm or 20mm', '10mm or 20mm(:thickness | :thickness)'],
    ['10mm or 20mm or 9mm', '10mm or 20mm or 9mm(:thickness | :thickness | :thickness)'],
    ['tile not white under 300', 'tile{Tile}, not white, under 300:price'],
    ['under 500 or under 600', 'under 500 or under 600:price'],
    ['非板岩的地砖', 'not 板岩{Slate}, 地砖{Tile Terrazzo}'],
    ['白色或米色的瓷砖', '白色或米色(白色 | 米色), 瓷砖{Tile}'],
    ['橡木、胡桃木地板', '橡木、胡桃木(橡木* | 胡桃木*), 地板{Timber}'],
    ['防水、静音的地板', '防水, 静音, 地板{Flooring}'],
    ['white, matt or satin', 'white, matt or satin(matt* | satin*)'],
    ['tile, no pink or red', 'tile{Tile}, not pink, not red'],
    ['ideally oak or walnut', 'like oak or walnut(oak*{Timber} | walnut*{Timber})'],
    ['something like terrazzo but cheaper', 'terrazzo*, cheaper:cheap'],
    ['warmer underfoot than stone', 'warmer underfoot=foot warm'],
    ['比大理石便宜的地砖', '便宜:cheap, 地砖{Tile Terrazzo}'],
    ['softer than tile or slate, matt', 'softer, matt*'],
    ['给我来点蓝的瓷砖', '蓝=蓝色, 瓷砖{Tile}'],
    ['wanna have oak pls thx', 'oak*{Timber}'],
    ['20平的瓷砖', '瓷砖{Tile}'],
    [
      'a warm thing for floors, not marble, and it costs us under 300 a metre',
      'warm:look, floors{Flooring Tile Stone Carpet}, not marble{Marble}, under 300 a metre:price',
    ],
    ['over 900 under 100', 'over 900:price, under 100:price'],
    ['under 100 tile over 900', 'under 100:price, tile{Tile}, over 900:price'],
    ['tile under ½', 'tile{Tile}, ½?'],
    ['a worktop that reads as white marble', 'worktop{Solid surface top Terrazzo Laminate Slate}, white, marble*'],
    [
      'she dreams of a marble worktop. What has the same look?',
      'marble*, worktop{Solid surface top Terrazzo Laminate Slate}',
    ],
    ['a wall panel, the real stone is too heavy', 'wall panel{Acoustic Laminate}, not real stone{}, heavy=lightweight'],
    ['slate is too expensive for us', 'slate{Slate}, expensive:cheap'],
    ['marble is too cold, carpet', 'not marble{Marble}, cold=warm, carpet{Carpet}'],
    ["terrazzo, I don't want anyone to notice it's cheap", 'terrazzo{Terrazzo}, cheap:cheap'],
    [
      'no rings from glass, worktop',
      'not rings?, not glass{}, worktop{Solid surface top Marble Terrazzo Laminate Slate}',
    ],
    ["metal in brass that won't come off", 'metal{}, brass*'],
    ['terrazzo, no shine, beige or red', 'terrazzo{Terrazzo}, not shine=gloss, beige or red(beige | red)'],
    ['she insists on oak. Which tile looks the part?', 'oak*, tile{Tile}'],
    ['timber, no fake slate', 'timber{Timber}, not fake slate'],
    ['timber, no marble effect, red', 'timber{Timber}, not marble effect, red'],
    ["tile, it doesn't cost the earth", "tile{Tile}, doesn't cost the earth:cheap"],
    ['slate behind a worktop', 'slate{Slate}, worktop*'],
    ['the look of oak in a tile', 'oak*, tile{Tile}'],
    ['the room is too loud', 'loud=quiet'],
    ['too much pattern, matt', 'pattern=plain, matt*'],
    ['terrazzo, matt too', 'terrazzo{Terrazzo}, matt*'],
    ['terrazzo with glass in it', 'terrazzo{Terrazzo}, glass*'],
    ['slate for a desk', 'slate{Slate}, desk{Slate}'],
    ['timber, not herringbone or straight boards', 'timber{Timber}, not herringbone*, not straight?, boards{Timber}'],
    ['slate that does not show fingermarks', 'slate{Slate}, show fingermarks=anti-fingerprint'],
    ['a greenish tile', 'greenish, tile{Tile}'],
    ['杉木皮', '杉木*, 皮{}'],
    ['面皮四毫米', '面皮*, 四毫米:thickness'],
    ['橡木皮革', '橡木*, 皮革{Leather}'],
    ['旧瓷砖上铺水磨石', '水磨石{Terrazzo}'],
    ['carpet over the old tiles', 'carpet{Carpet}'],
    ['比瓷砖便宜的水磨石', '便宜:cheap, 水磨石{Terrazzo}'],
    ['现有瓷砖上铺水磨石', '水磨石{Terrazzo}'],
    ['有没有瓷砖能代替？', '瓷砖{Tile}'],
    ['和大理石一样的瓷砖', '大理石*, 瓷砖{Tile}'],
    ['a tile no smaller than 60x60', 'tile{Tile}, 60x60:size'],
    ['a marble alternative in porcelain tile', 'marble*, porcelain tile{Porcelain tile}'],
    ['carpet as hard as slate', 'carpet{Carpet}'],
    ['12 rolls of wallpaper', 'wallpaper{Wallpaper}'],
    ['三卷墙纸', '墙纸{Wallpaper}'],
    ['50 tiles', 'tiles{Tile}'],
    ['除橡木外都行', 'not 橡木*'],
    ['no-slip tile', 'no-slip=anti-slip, tile{Tile}'],
    ['acoustic panel at least 0.8', 'acoustic panel{Acoustic}, at least 0.8:attribute'],
    ['Lindholm carpet', 'Lindholm*, carpet{Carpet}'],
    ['seashell, qwxzt', 'seashell, qwxzt?'],
    ['cheap slate', 'cheap:cheap, slate{Slate}'],
    ['slate, not too expensive', 'slate{Slate}, not too expensive:cheap'],
    ['matt, high gloss', 'matt*, high gloss'],
    ['worktop 180mm+ wide', 'worktop{Solid surface top Marble Terrazzo Laminate Slate}, 180mm+ wide:size'],
    ['curtains delivered within a month', 'curtains{Curtain}, delivered within a month:stock'],
    ['想找一款浅色水磨石', '浅色, 水磨石{Terrazzo}'],
    ['酒店地砖，一百五以内', '酒店, 地砖{Tile Terrazzo}, 一百五以内:price'],
    ['瓷砖、石材', '瓷砖、石材{Tile Stone}'],
    ['户外木地板', '户外木地板{Decking}'],
    ['仿大理石瓷砖', '仿大理石, 瓷砖{Tile}'],
    ['类似卡拉拉白的瓷砖', '卡拉拉白=white*~, 瓷砖{Tile}'],
    ['貝殼水磨石', '貝殼?, 水磨石{Terrazzo}'],
    ['员工贝壳', '员工?, 贝壳'],
    ['卷贝', '卷贝'],
    ['能写粉笔的板岩', '粉笔, 板岩{Slate}'],
    ['墙纸刷痕', '墙纸{Wallpaper}, 刷痕?'],
    ['儿童房地面，光脚踩', '儿童房, 地面{Flooring Tile Stone Carpet}, 光脚'],
    ['有砖吗', '砖{Tile}'],
    ['沙发布，现货，别太贵', '沙发布{Upholstery}, 现货:stock, 别太贵:cheap'],
    ['ＴＥＲＲＡＺＺＯ　６０ｘ６０', 'ＴＥＲＲＡＺＺＯ{Terrazzo}, ６０ｘ６０:size'],
    ['浅色 terrazzo 不要粉色', '浅色, terrazzo{Terrazzo}, not 粉色'],
  ])('%s', (text, wishes) => expect(read(text)).toBe(wishes))
})

describe('refusals and likings', () => {
  it.each([
    ['marble, no pink, red or orange, matt', 'marble{Marble}, not pink, not red, not orange, matt*'],
    ['no glossy tiles', 'not glossy*, tiles{Tile}'],
    ['not too dark oak floor', 'not dark=dark coloured, oak*, floor{Timber}'],
    ['matt instead of glossy', 'matt*, not glossy*'],
    ['honed rather than polished', 'honed*, not polished*'],
    ['stone, not from Italy', 'stone{Stone}, not from Italy:origin'],
    ['no carpet, warm floor', 'not carpet{Carpet}, warm, floor{Flooring Tile Stone}'],
    ['must not be cold underfoot', 'cold underfoot=foot warm'],
    ['resists stains', 'stains=stain resistant'],
    ['non-slip tile', 'non-slip, tile{Tile}'],
    ["curtain you can't see through", "curtain{Curtain}, can't see through=not see through"],
    ['tiles without pattern', 'tiles{Tile}, pattern=plain'],
    ['除了亮面还要防滑的瓷砖', '亮面*, 防滑, 瓷砖{Tile}'],
    ['除了亮面都可以', 'not 亮面*'],
    ['besides oak also walnut', 'oak*{Timber}, walnut*{Timber}'],
    ['没有比橡木更好的', '橡木*{Timber}'],
    ['非橡木不可', '橡木*{Timber}'],
    ['没有板岩的话，水磨石', '板岩{Slate}, 水磨石{Terrazzo}'],
    [
      'worktop, lemon juice must not mark it',
      'worktop{Solid surface top Marble Terrazzo Laminate Slate}, lemon juice=acid resistant, mark=stain resistant',
    ],
    ['怕流黄水的钢板', '黄水=耐污, 钢板{}'],
    ['台面不渗色', '台面{Solid surface top Marble Terrazzo Laminate Slate}, 渗色=耐污'],
    ['不反光的砖', '不反光=哑光, 砖{Tile}'],
    ["can't do without oak", 'oak*{Timber}'],
    ['nothing beats oak', 'oak*{Timber}'],
    ['marble is a no-go', 'not marble{Marble}'],
    ['none of the tiles are matt', 'tiles{Tile}, not matt*'],
    ['非洲石材', '非洲?, 石材{Stone}'],
    ['无锡的瓷砖', '无锡?, 瓷砖{Tile}'],
    ['No 12 oak', 'No 12?, oak*{Timber}'],
    ['No. 3 oak', 'No. 3?, oak*{Timber}'],
    ['marble is out', 'not marble{Marble}'],
    ['tile, neither matt nor beige', 'tile{Tile}, not matt*, not beige'],
    ['a tile that is neither matt nor beige', 'tile{Tile}, not matt*, not beige'],
    ['neither matt nor beige oak', 'not matt*, not beige, oak*{Timber}'],
    ['tile, not necessarily matt', 'tile{Tile}, like matt*'],
    ["can't go wrong with oak", 'oak*{Timber}'],
    ['不一定要亮面的瓷砖', 'like 亮面*, 瓷砖{Tile}'],
    ['不同颜色的瓷砖，不限尺寸', '瓷砖{Tile}'],
    ['别致的墙纸', '墙纸{Wallpaper}'],
    ['tile not not beige', 'tile{Tile}, not beige'],
    ['marble no, no slate', 'not marble{Marble}, not slate{Slate}'],
    ['ideally oak, R11', 'like oak*{Timber}, R11:attribute'],
    ['tile, R11 if possible', 'tile{Tile}, like R11:attribute'],
    ['ideally a carpet', 'carpet{Carpet}'],
    ['地面，软木最好，R11', '地面{Cork floor}, like 软木{Cork floor}, R11:attribute'],
    ['slate, preferably honed but not green', 'slate{Slate}, like honed*, not green'],
    ['不要太亮的瓷砖', '亮=哑光, 瓷砖{Tile}'],
    ['哑光而不是抛光', '哑光*, not 抛光*'],
    ['不要地毯，最好石材', 'not 地毯{Carpet}, 石材{Stone}'],
    ['不怕热锅的台面', '热锅=耐热, 台面{Solid surface top Marble Terrazzo Laminate Slate}'],
    ['墙纸，如果能防水更好', '墙纸{Wallpaper}, like 防水'],
    [
      '沙发布不要丝绒也不要皮，耐磨五万转以上，过烟头和火柴测试',
      '沙发布{Upholstery}, not 丝绒*, not 皮{Leather}, 耐磨五万转以上:attribute, 烟头?, 火柴测试:attribute',
    ],
    [
      'stone, not from Italy, Sweden or Italy',
      'stone{Stone}, not from Italy:origin, not Sweden:origin, not Italy:origin',
    ],
    ['木地板哑光的不要抛光颜色本色', '木地板{Timber}, 哑光*, not 抛光*, not 本色'],
    ['亮面的不要', 'not 亮面*'],
    ['真石头太贵，想要瓷砖', 'not 真石头{}, 贵:cheap, 瓷砖{Tile}'],
    ['地毯太花', '地毯{Carpet}, 花=素色'],
    ['皮革背景墙', '皮革{Leather}, 背景墙'],
    ['板岩怕吃色就算了', 'not 板岩{Slate}, 吃色=耐污'],
    ['石材别用粉的绿的', '石材{Stone}, not 粉=粉色, not 绿=绿色'],
    ['不要亮面的浅色墙纸', 'not 亮面*, 浅色, 墙纸{Wallpaper}'],
    ['太阳晒的木地板', '太阳?, 晒, 木地板{Timber}'],
    ['地毯不要颜色太深', '地毯{Carpet}, not 深=深色'],
    ['地面不硌脚，没声音、拼缝不积灰', '地面{Flooring Tile Stone Carpet}, 硌脚=不硌, 声音=静音, 拼缝, 积灰=易清洁'],
    ['地毯不考虑，免谈大理石', 'not 地毯{Carpet}, not 大理石{Marble}'],
    ['别太素的墙纸', '素=图案, 墙纸{Wallpaper}'],
    ['不刷漆的木地板', '刷漆=不上漆, 木地板{Timber}'],
    ['光脚踩着要暖的地面', '光脚, 踩着要暖=脚感温暖, 地面{Flooring Tile Stone Carpet}'],
    ['灰蓝或者粉的瓷砖', '灰蓝或者粉(灰蓝 | 粉色), 瓷砖{Tile}'],
    ['墙裙老被蹭脏，微微有光', '墙裙{Tile Stone Wallcovering Acoustic Laminate}, 蹭脏=耐污, 微微有光=缎光'],
    ['淋浴房地面光脚不滑', '淋浴房地面:place, 光脚{Flooring Tile Stone Carpet}, 滑=防滑'],
    ['楼梯间墙面', '楼梯间, 墙面{Tile Stone Wallcovering Acoustic Laminate}'],
    ['不锈钢', '不锈钢*'],
  ])('%s', (text, wishes) => expect(read(text)).toBe(wishes))
})

describe('any text', () => {
  const words = fc.constantFrom(
    ...`no not without oak floor tile or and , . 、 ， 不要 最好 瓷砖 水磨石 的 60x60 under 900 R11 ideally if possible from Italy ½ 囧 <b> (.*)+ __proto__
    constructor \u{1F9F1} １２ İ 貝殼`.split(/[ \n]+/),
  )
  const texts = fc.oneof(
    fc.array(words, { maxLength: 20 }).map((all) => all.join(' ')),
    fc.array(words, { maxLength: 20 }).map((all) => all.join('')),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )

  it('has wishes that are stretches of it, in its order, and that do not overlap', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let reached = 0
        for (const { text: own, start, end } of readWishes(text, ground)) {
          expect(start).toBeGreaterThanOrEqual(reached)
          expect(end).toBeGreaterThan(start)
          expect(own).toBe(text.slice(start, end))
          reached = end
        }
      }),
    )
  })

  it.each([
    'x'.repeat(4000),
    '囧'.repeat(4000),
    '1'.repeat(4000),
    'no '.repeat(1300),
    'oak,'.repeat(1000),
    Array.from({ length: 200 }, (_, index) => `qwzx${index}`).join(' '),
    '((((.*)+)+)+)+$'.repeat(200),
  ])('is read, however long and strange: %#', (text) => {
    expect(readWishes(text, ground).every((wish) => wish.text === text.slice(wish.start, wish.end))).toBe(true)
  })
})
