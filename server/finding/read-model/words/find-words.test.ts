import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoresOf, searchedOf, textsOfSmall } from '../../../testing/small-catalogue.ts'
import type { SmallProduct } from '../../../testing/small-catalogue.ts'
import { buildThesaurus, NO_THESAURUS } from './thesaurus.ts'
import type { Thesaurus } from './thesaurus.ts'
import { buildWords } from './word-index.ts'

/** The names of the products that a keyword finds, the best first. */
function askOf(
  products: Record<string, SmallProduct>,
  thesaurus: Thesaurus = NO_THESAURUS,
): (keyword: string) => string[] {
  const entries = Object.entries(products)
  const names = entries.map(([name]) => name)
  const words = buildWords(
    new Map(entries.map(([name, product], id) => [id, textsOfSmall({ name: [name], ...product })])),
  )
  const searched = searchedOf(words, new Map(entries.map(([, { skus = [{}] }], id) => [id, skus.length])), thesaurus)
  const ownerOf = entries.flatMap(([, { skus = [{}] }], product) => skus.map(() => product))
  return (keyword) => {
    const scores = scoresOf(searched, keyword)
    const best = names.map((_, product) => Math.max(0, ...scores.filter((_score, sku) => ownerOf[sku] === product)))
    return [...names.keys()]
      .filter((product) => (best[product] ?? 0) > 0)
      .sort((one, other) => (best[other] ?? 0) - (best[one] ?? 0) || one - other)
      .map((product) => names[product] ?? '')
  }
}

describe('what a product is', () => {
  const ask = askOf({
    'Silk velvet': {
      description: ['Lies on a carpet as well as on a sofa.'],
      category: ['Velvet'],
      categoryAbove: ['Upholstery'],
      categoryOfSeveral: ['Textile and carpet'],
    },
    'Hard twist': { category: ['Loop pile'], categoryAbove: ['Carpet'], categoryOfSeveral: ['Textile and carpet'] },
    'Velvet pile': { category: ['Cut pile'], categoryAbove: ['Carpet'], categoryOfSeveral: ['Textile and carpet'] },
    'Marble laminate': { category: ['Printed laminate'] },
    'Bianco Carrara': { category: ['Marble'] },
    'Grey marble': { category: ['Marble'] },
  })

  it.each([
    ['carpet', ['Hard twist', 'Velvet pile', 'Silk velvet'], 'a category before a title that names its siblings'],
    ['velvet', ['Silk velvet', 'Velvet pile'], 'name and kind before a name alone'],
    ['marble', ['Grey marble', 'Bianco Carrara', 'Marble laminate'], 'a kind before what is named after its look'],
    ['textile', ['Silk velvet', 'Hard twist', 'Velvet pile'], 'a title of several as well'],
  ])('stands first for %s', (keyword, names) => {
    expect(ask(keyword)).toEqual(names)
  })
})

describe('words that mean others', () => {
  const ask = askOf(
    {
      'Timber stair': { category: ['Timber'], categoryAbove: ['Flooring'] },
      'Wood wool': { category: ['Absorbers'], categoryAbove: ['Acoustic'] },
      'Dark oak': { skus: [{ shade: ['Blue, Dark brown'] }, { shade: ['Brown'] }] },
      'Deep sea': { skus: [{ shade: ['Blue, Dark blue'] }] },
      'Night blue': { skus: [{ color: ['Navy'] }] },
      橡木墙板: { category: ['饰面板'] },
      地毯: { description: ['吸声'] },
      壁纸胶: {},
      PVC地板: {},
    },
    buildThesaurus([
      { kind: 'same', words: ['wood', 'timber', '木'] },
      { kind: 'same', words: ['navy', 'dark blue', '藏青'] },
      { kind: 'from', words: ['隔音', '吸声', 'acoustic'] },
      { kind: 'same', words: ['墙纸', '壁纸'] },
      { kind: 'same', words: ['护墙板', '墙板', 'wall panel'] },
      { kind: 'same', words: ['vinyl floor', 'pvc地板'] },
      { kind: 'same', words: ['flooring', 'timber flooring'] },
    ]),
  )

  it.each([
    ['wood flooring', ['Timber stair'], 'of which each may stand in another field'],
    ['wood', ['Wood wool', 'Timber stair'], 'what is typed first, then what it means'],
    ['navy', ['Night blue', 'Deep sea'], 'a phrase as it stands, and not its words apart'],
    ['藏青', ['Night blue', 'Deep sea'], 'in Chinese'],
    ['隔音', ['Wood wool'], 'but not what descriptions only mention'],
    ['吸声', ['地毯'], 'one way'],
    ['橡木护墙板', ['橡木墙板'], 'as a part of a run'],
    ['橡木用護牆板', ['橡木墙板'], 'as a part of a run, in traditional characters, with what only joins'],
    ['牆紙', ['壁纸胶'], 'in traditional characters'],
    ['vinyl floors', ['PVC地板'], 'in two scripts'],
    ['pvc地板', ['PVC地板'], 'that is typed as it is'],
    ['timbre stair', ['Timber stair'], 'with a slip'],
    ['zangqing', ['Night blue', 'Deep sea'], 'by its sound'],
    ['sea asdfgh', [], 'none where another means nothing'],
  ])('find for %s', (keyword, names) => {
    expect(ask(keyword)).toEqual(names)
  })
})

describe('colours', () => {
  const ask = askOf(
    {
      'Lime plaster': { skus: [{ shadeBeside: ['Purple, 紫色'] }] },
      'Heather wool': { skus: [{ shadeOfTone: ['Light purple, 浅紫色'], shadeBeside: ['Purple, 紫色'] }] },
      'Violet hour': { skus: [{ shade: ['Purple, 紫色'] }] },
      'Clear coat': { attribute: ['Turns purple in the sun'] },
      'Purple heart': {},
      羊毛毡: { category: ['毛毡'], skus: [{ shade: ['Purple, 紫色'] }] },
      紫檀木: { category: ['木皮'] },
    },
    buildThesaurus([
      { kind: 'same', words: ['lilac', 'light purple'] },
      { kind: 'same', words: ['毛毡', 'felt'] },
    ]),
  )

  it.each([
    ['purple', ['Purple heart', 'Violet hour', '羊毛毡', 'Clear coat', 'Heather wool', 'Lime plaster']],
    ['light purple', ['Heather wool']],
    ['lilac', ['Heather wool']],
    ['紫色毛毡', ['羊毛毡']],
    ['紫色 毛毡', ['羊毛毡']],
    ['紫色的felt', ['羊毛毡']],
  ])('that are plainly %s come first', (keyword, names) => {
    expect(ask(keyword).slice(0, names.length)).toEqual(names)
  })
})

describe('words of the trade that are spelt otherwise', () => {
  const ask = askOf(
    {
      'Hand-rubbed urushi': { category: ['Lacquer', '漆面'] },
      'Packer board': {},
      'Wainscot oak': { category: ['Panelling'] },
      'Gypsum board': { category: ['石膏板'] },
      石膏线: { category: ['线条'] },
      'Like new brick': {},
    },
    buildThesaurus([
      { kind: 'same', words: ['lacquer', 'varnish', '漆面'] },
      { kind: 'from', words: ['wainscotting', 'panelling'] },
      { kind: 'same', words: ['石膏板', 'plasterboard', 'drywall'] },
    ]),
  )

  it.each([
    ['laquer', ['Hand-rubbed urushi'], 'with a letter left out'],
    [
      'lakker',
      ['Hand-rubbed urushi'],
      'as it sounds, and not as another word that has a letter wrong at its beginning',
    ],
    ['varnesh', ['Hand-rubbed urushi'], 'though the catalogue has only what it means'],
    ['plasterbord', ['Gypsum board'], 'though only in the other language'],
    ['urushi lakker', ['Hand-rubbed urushi'], 'one of two'],
    ['packre', ['Packer board'], 'but what the catalogue calls so is no word of the trade'],
    ['shigaoban', ['Gypsum board'], 'by their sound'],
    ['shi gao ban', ['Gypsum board'], 'by their sound, in syllables'],
    ['qimian', ['Hand-rubbed urushi'], 'by their sound, of what it means too'],
    ['石羔板', ['Gypsum board'], 'with another character of the same sound'],
    ['like', ['Like new brick'], 'but an English word is no sound'],
  ])('are found: %s', (keyword, names) => {
    expect(ask(keyword)).toEqual(names)
  })
})

describe('how people ask', () => {
  const ask = askOf(
    {
      'Premium cork': {},
      'Cork board': {},
      'Terrace clay': { attribute: ['Frost proof', '抗冻'], category: ['陶土'] },
    },
    buildThesaurus([
      { kind: 'same', words: ['抗冻', 'frost proof'] },
      { kind: 'same', words: ['陶土', 'clay'] },
      { kind: 'from', words: ["doesn't crack in winter", 'frost proof'] },
    ]),
  )

  it.each([
    ['some clay that I can have through my terrace', ['Terrace clay'], 'without the words of a sentence'],
    ["clay that doesn't crack in the winter", ['Terrace clay'], 'by a phrase that is among them'],
    ['能用在室外的抗冻陶土', [], 'but not without a word that nothing says'],
    ['适合抗冻的陶土', ['Terrace clay'], 'without the words of a sentence in Chinese'],
    ['premium cork', ['Premium cork'], 'with praise, where something is called so'],
    ['gorgeous premium clay', ['Terrace clay'], 'without praise, where nothing says so'],
    ['gorgeous', [], 'nothing for praise alone'],
  ])('is understood: %s', (keyword, names) => {
    expect(ask(keyword)).toEqual(names)
  })
})

describe('words in English', () => {
  const ask = askOf({
    'Herringbone oak': { category: ['Flooring', 'Timber'], attribute: ['Oiled'], skus: [{ model: ['NH-OAK-01-N'] }] },
    'Oaken stool': {},
    'Wool felt': { description: ['Felted like an oak leaf, in grey.'] },
    'Bouclé curtain': { attribute: ['Washable'], skus: [{ color: ['RAL 7016'] }, { color: ['RAL 9010'] }] },
    Wallcovering: { attribute: ['Linen'] },
    'Wall covering of cork': {},
    'Terra cotta tile': { skus: [{ skuAttribute: ['450 × 90 × 14 mm'] }] },
    'Grey tiles': { skus: [{ skuAttribute: ['90 × 90 × 8 mm', 'Anodised aluminium'] }] },
  })

  it.each([
    [
      'oak',
      ['Herringbone oak', 'Oaken stool', 'Wool felt'],
      'as it is before a beginning, a name before a description',
    ],
    ['OAK', ['Herringbone oak', 'Oaken stool', 'Wool felt'], 'in capitals'],
    ['herr', ['Herringbone oak'], 'as a beginning'],
    ['oak herr', ['Herringbone oak'], 'two, the last still being typed'],
    ['oiled flooring', ['Herringbone oak'], 'each in another field'],
    ['oak in the timber', ['Herringbone oak'], 'without those that only join'],
    ['boucle', ['Bouclé curtain'], 'without accents'],
    ['ＢＯＵＣＬÉ', ['Bouclé curtain'], 'in full width'],
    ['curtains', ['Bouclé curtain'], 'in another form'],
    ['wall covering', ['Wall covering of cork', 'Wallcovering'], 'in two where it is one'],
    ['wallcovering', ['Wallcovering', 'Wall covering of cork'], 'in one where it is two'],
    ['wall-covering', ['Wall covering of cork', 'Wallcovering'], 'with a hyphen'],
    ['terracotta', ['Terra cotta tile'], 'in one'],
    ['gray tile', ['Grey tiles'], 'in American spelling'],
    ['anodized aluminum', ['Grey tiles'], 'in American spelling, with another ending'],
    ['herrinbone', ['Herringbone oak'], 'with a letter missing'],
    ['herrignbone', ['Herringbone oak'], 'with letters changed about'],
    ['jerringbpne', ['Herringbone oak'], 'with two letters wrong, the first among them'],
    ['curtian bouclé', ['Bouclé curtain'], 'with a slip in one of them'],
    ['wal covering cork', ['Wall covering of cork'], 'with a slip where two are one'],
    ['tera cotta', ['Terra cotta tile'], 'with a slip in each'],
    ['walc overing', ['Wallcovering', 'Wall covering of cork'], 'parted where they are not, with a slip'],
    ['fel', ['Wool felt'], 'as a short beginning'],
    ['lik', ['Wool felt'], 'as a short beginning, in a description where it stands nowhere else'],
    ['asdfgh', [], 'that mean nothing'],
    ['oak asdfgh', [], 'one of which means nothing'],
    ['oal stone', [], 'one of which stands nowhere'],
    ['%', [], 'that are none'],
    ['😀', [], 'that are pictures'],
    ['(z+)+$', [], 'that are an expression'],
  ])('finds %s', (keyword, names) => {
    expect(ask(keyword)).toEqual(names)
  })

  it.each([
    ['NH OAK01n', ['Herringbone oak']],
    ['nh-oak', ['Herringbone oak']],
    ['NHOAK01N', ['Herringbone oak']],
    ['oak01', ['Herringbone oak']],
    ['ral7016', ['Bouclé curtain']],
    ['ral 70', ['Bouclé curtain']],
    ['7016', ['Bouclé curtain']],
    ['70', []],
    ['curtain 90', []],
    ['curtain 9010', ['Bouclé curtain']],
    ['90x450', ['Terra cotta tile']],
    ['450×90', ['Terra cotta tile']],
    ['90 * 90', ['Grey tiles', 'Terra cotta tile']],
    ['14mm', ['Terra cotta tile']],
    ['14 mm', ['Terra cotta tile']],
    ['14毫米', ['Terra cotta tile']],
  ])('finds numbers however they are punctuated: %s', (keyword, names) => {
    expect(ask(keyword).toSorted()).toEqual(names.toSorted())
  })

  it('searches no typos of a word that stands as typed', () => {
    const ask = askOf({ 'Cork floor': {}, 'Work top': {} })
    expect(ask('cork')).toEqual(['Cork floor'])
    expect(ask('cork top')).toEqual([])
  })

  it('ranks a name that equals the words before one that contains them, and words in order before others', () => {
    const ask = askOf({ 'Oak of the north, plank': {}, 'Oak plank, smoked and wide': {}, 'Oak plank': {} })
    expect(ask('oak plank')).toEqual(['Oak plank', 'Oak plank, smoked and wide', 'Oak of the north, plank'])
  })

  it("requires all words of a SKU, counting its product's", () => {
    const words = buildWords(
      new Map([
        [7, textsOfSmall({ name: ['Felt'], skus: [{ color: ['Red'] }, { color: ['Blue'] }, { color: ['Blue'] }] })],
      ]),
    )
    const scores = scoresOf(searchedOf(words, new Map([[7, 3]])), 'blue felt')
    expect(scores.map((score) => score > 0)).toEqual([false, true, true])
  })
})

describe('words in Chinese', () => {
  const ask = askOf({
    人字拼橡木地板: { brand: ['诺木'] },
    橡木长板: { category: ['地面', '人字拼'] },
    炭烧杉木板: { skus: [{ color: ['铁锈'] }] },
    儿童墙漆: {},
    彩色软木: { description: ['儿童房也不露黄。'] },
    湖灰大理石: {},
    石灰灰泥: { description: ['用在地板上的人字拼旁边。'] },
    绿色地砖: { attribute: ['适用地暖'] },
  })

  it.each([
    [
      '人字拼',
      ['橡木长板', '人字拼橡木地板', '石灰灰泥'],
      'a phrase: what is of that kind, what is named so, what tells of it',
    ],
    ['大理', ['湖灰大理石'], 'the beginning of one'],
    ['暖', ['绿色地砖'], 'one character'],
    ['橡木人字拼', ['人字拼橡木地板', '橡木长板'], 'pieces in another order, or in different fields'],
    ['灰色大理石', ['湖灰大理石'], 'a colour that the catalogue calls otherwise'],
    ['綠色的地磚', ['绿色地砖'], 'traditional characters'],
    ['地暖 绿', ['绿色地砖'], 'words with a space'],
    ['铂金', [], 'what is not there'],
    ['人紫拼', ['人字拼橡木地板', '橡木长板'], 'another character of the same sound'],
    ['橡目', ['人字拼橡木地板', '橡木长板'], 'two characters one of which only sounds right'],
    ['儿童房墙漆', ['儿童墙漆'], 'one character too many'],
    ['儿童房 墙漆', ['儿童墙漆'], 'one too many, though a description has it'],
    ['炭焦杉木板', ['炭烧杉木板'], 'one character wrong'],
    ['铁锈色杉木', ['炭烧杉木板'], 'a colour and a material in different fields'],
    ['乱七八糟', [], 'what means nothing'],
    ['木七八', [], 'nothing by one character alone'],
  ])('finds %s', (keyword, names) => {
    expect(ask(keyword)).toEqual(names)
  })

  it.each([
    ['renzipin', 'whole'],
    ['ren zi pin', 'with spaces'],
    ['renzip', 'with the last syllable not finished'],
    ['renziping', 'with an end that sounds alike'],
    ['rzp', 'by first letters'],
    ['RenZiPin', 'with capitals'],
  ])('finds %s by its sound', (keyword) => {
    expect(ask(keyword)).toEqual(['人字拼橡木地板', '橡木长板'])
  })

  it('finds a character by its sound in the word, and by its most common sound', () => {
    for (const keyword of ['shamu', 'shanmu', 'sha mu', 'shan mu', 'tanshao shanmu', 'tanshaoshanmuban'])
      expect(ask(keyword)).toEqual(['炭烧杉木板'])
  })

  it('finds several scripts in one query', () => {
    expect(ask('nuomu 人字拼')).toEqual(['人字拼橡木地板'])
    expect(ask('nuomu橡木')).toEqual(['人字拼橡木地板'])
    expect(ask('lvse dz')).toEqual(['绿色地砖'])
  })
})

describe('a question of any kind', () => {
  const products = fc.array(
    fc.record({
      name: fc.array(fc.oneof(fc.constantFrom('Oak plank', '人字拼地板', 'RAL 7016'), fc.string({ unit: 'binary' }))),
      description: fc.array(fc.string({ unit: 'grapheme' })),
      skus: fc.array(fc.record({ model: fc.array(fc.string(), { maxLength: 1 }) }), { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 6 },
  )
  const keyword = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .array(fc.constantFrom('oak', '人字', '拼', 'plnk', 'ral', '7016', '90x450', 'x', '.', '-', '😀', 'a'), {
        maxLength: 60,
      })
      .map((words) => words.join(' ').slice(0, 200)),
    fc.constantFrom(
      'a'.repeat(200),
      '1'.repeat(200),
      '木'.repeat(200),
      '1x'.repeat(100),
      '.'.repeat(200),
      'n'.repeat(200),
    ),
  )

  it('is answered', () => {
    fc.assert(
      fc.property(products, keyword, (drawn, asked) => {
        const texts = new Map(drawn.map((product, id) => [id, textsOfSmall(product)]))
        const searched = searchedOf(buildWords(texts), new Map(drawn.map(({ skus }, id) => [id, skus.length])))
        const scores = scoresOf(searched, asked)
        expect(scores.every((score) => score >= 0 && score < 20_000)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('is answered the same whatever was asked before', () => {
    const words = ['oak', 'plank', 'fo', 'fornace', 'matt', 'flat', 'matt paint', '人字', '拼地板', 'mat']
    const names = fc.array(
      fc.constantFrom('Oak plank', 'Matt oak', 'Plank of oak, matt', 'Fornace matt', '人字拼地板'),
      {
        minLength: 1,
        maxLength: 2,
      },
    )
    const asked = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((some) => some.join(' '))
    fc.assert(
      fc.property(
        fc.array(names, { minLength: 1, maxLength: 5 }),
        fc.array(asked, { maxLength: 6 }),
        asked,
        (drawn, before, last) => {
          const texts = new Map(drawn.map((name, id) => [id, textsOfSmall({ name, brand: ['Fornace'] })]))
          const make = () => searchedOf(buildWords(texts), new Map(drawn.map((_, id) => [id, 1])))
          const used = make()
          for (const keyword of before) scoresOf(used, keyword)
          expect(scoresOf(used, last)).toEqual(scoresOf(make(), last))
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('a colour with a shade of its own', () => {
  const ask = askOf(
    {
      'Dusk felt': { skus: [{ shade: ['Mauve'] }] },
      'Plum felt': { skus: [{ shade: ['Purple, 紫色'] }] },
      'Rose board': { skus: [{ shade: ['Pink, 粉色'] }] },
    },
    buildThesaurus([
      { kind: 'same', words: ['mauve', 'faded violet', '藕色'] },
      { kind: 'from', words: ['mauve', 'purple', 'pink', '紫色'] },
      { kind: 'from', words: ['faded violet', 'purple', 'pink', '紫色'] },
      { kind: 'from', words: ['violet', 'purple', '紫色'] },
    ]),
  )

  it.each([
    ['mauve', ['Dusk felt']],
    ['mauve felt', ['Dusk felt']],
    ['faded violet felt', ['Dusk felt']],
    ['violet', ['Plum felt']],
    ['mauve board', ['Rose board']],
  ])('is that alone where something is: %s', (keyword, names) => {
    expect(ask(keyword)).toEqual(names)
  })
})
