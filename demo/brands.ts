/** Invented brands. `mark` draws the logo: a figure on a square of 100, in the brand's colour. */
export type DemoBrand = {
  name: string
  englishName: string
  country: string
  website?: string
  description: string
  enDescription: string
  ink: string
  mark: string
}

const BRANDS: DemoBrand[] = [
  {
    name: '诺木',
    englishName: 'Nordhem',
    country: 'SE',
    website: 'https://nordhem.example.com',
    description:
      '诺木在瑞典斯莫兰的老锯木厂里加工橡木与白蜡木，每块板材都留有林地编号。颜色只用油与烟熏调出，不上印花。',
    enDescription:
      'Nordhem saws oak and ash in an old mill in Småland and stamps each board with its forest plot. Colour comes from oil and smoke, never from print.',
    ink: '#3E6B57',
    mark: '<path d="M50 12 L78 56 H60 V88 H40 V56 H22 Z"/>',
  },
  {
    name: '卡萨文图拉',
    englishName: 'Casa Ventura',
    country: 'IT',
    website: 'https://casaventura.example.com',
    description: '这家石材世家在维罗纳近郊守着三代人的锯台，只挑纹理完整的荒料。同一批大板会连号拍照，方便设计师对纹。',
    enDescription:
      'Three generations of stone cutters near Verona who buy blocks for their veining and refuse the rest. Slabs of a batch are photographed in sequence so that veins can be matched.',
    ink: '#6B5B4B',
    mark: '<path d="M14 84 V40 L50 14 L86 40 V84 H64 V56 A14 14 0 0 0 36 56 V84 Z"/>',
  },
  {
    name: '特拉纳',
    englishName: 'Terrana',
    country: 'PT',
    website: 'https://terrana.example.com',
    description:
      '特拉纳把采石场的边角料磨成新的地面：大理石碎粒、河砂，再加一点颜料。配方可以按项目调，最少做二十平方米。',
    enDescription:
      'Terrana grinds quarry offcuts into new floors: marble chips, river sand and a little pigment. Mixes can be made for one project from twenty square metres up.',
    ink: '#A6492B',
    mark: '<path d="M20 20 L44 16 L50 40 L26 46 Z M60 22 L84 34 L72 56 L54 44 Z M24 58 L46 54 L50 82 L30 86 Z M60 64 L82 62 L80 86 L58 84 Z"/>',
  },
  {
    name: '蓝窑',
    englishName: 'Fornace Blu',
    country: 'IT',
    website: 'https://fornaceblu.example.com',
    description: '蓝窑用柴窑改造的小隧道窑烧釉，一次只出四百平方米。釉面的深浅来自火候，师傅称它为窑的签名。',
    enDescription:
      'A small tunnel kiln, once fired with wood, that glazes four hundred square metres at a time. The drift of tone from tile to tile is what the firers call the signature of the kiln.',
    ink: '#3D5A80',
    mark: '<path d="M18 86 V46 A32 32 0 0 1 82 46 V86 H62 V54 A12 12 0 0 0 38 54 V86 Z"/>',
  },
  {
    name: '羊毛时刻',
    englishName: 'Lanificio Ora',
    country: 'IT',
    website: 'https://lanificioora.example.com',
    description: '比耶拉山谷里的织造坊，十四台老织机慢慢走梭。纱线先染后织，所以颜色从里到外都一样耐看。',
    enDescription:
      'A weaving shed in a valley above Biella, with fourteen old looms that run slowly. Yarns are dyed before they are woven, so wear never shows a paler core.',
    ink: '#6B3A5B',
    mark: '<path d="M12 22 H88 V32 H12 Z M12 45 H88 V55 H12 Z M12 68 H88 V78 H12 Z M22 12 H32 V88 H22 Z M45 12 H55 V88 H45 Z M68 12 H78 V88 H68 Z"/>',
  },
  {
    name: '白泥舍',
    englishName: 'Kridtmose',
    country: 'DK',
    website: 'https://kridtmose.example.com',
    description: '白泥舍把石灰膏陈化两年以上再出厂，调色只用土与氧化铁。他们的抹灰师傅每年来中国开两次工作坊。',
    enDescription:
      'Kridtmose slakes its lime and lets it rest for two years before it is sold, coloured with earths and iron oxides only. Its plasterers teach on site twice a year.',
    ink: '#8A6414',
    mark: '<circle cx="50" cy="50" r="36"/><path d="M30 56 Q50 34 70 56" fill="none" stroke="#fff" stroke-width="7"/>',
  },
  {
    name: '竹里',
    englishName: 'Zhuli',
    country: 'CN',
    website: 'https://zhuli.example.com',
    description: '竹里来自浙江安吉，与十几户编织人家合作，把草、藤和麻做成能上墙的材料。每卷都附有编织者的名字。',
    enDescription:
      'Zhuli works with a dozen weaving households in Anji, Zhejiang, and turns grass, rattan and hemp into things that can go on a wall. The weaver’s name travels with each roll.',
    ink: '#3E6B57',
    mark: '<path d="M28 10 H38 V34 H28 Z M28 38 H38 V62 H28 Z M28 66 H38 V90 H28 Z M54 20 H64 V46 H54 Z M54 50 H64 V90 H54 Z M66 30 Q84 26 88 12 Q70 14 66 30 Z"/>',
  },
  {
    name: '铜关',
    englishName: 'Tongguan Works',
    country: 'CN',
    website: 'https://tongguan.example.com',
    description: '铜关金工在佛山做精密钣金，着色全靠手工擦拭与反应。板材切好、折好、贴好保护膜才出门。',
    enDescription:
      'A sheet-metal shop in Foshan whose patinas are wiped on by hand and stopped by eye. Panels leave cut, folded and under film.',
    ink: '#3A3936',
    mark: '<path d="M50 10 L84 30 V70 L50 90 L16 70 V30 Z M50 28 L32 39 V61 L50 72 L68 61 V39 Z" fill-rule="evenodd"/>',
  },
  {
    name: '静谷',
    englishName: 'Stillgrove',
    country: 'DE',
    website: 'https://stillgrove.example.com',
    description: '静谷研究安静的房间：软木、羊毛和再生纤维压成的板，都在自家混响室里测过。产品说明只写测得的数。',
    enDescription:
      'Stillgrove studies quiet rooms: boards of cork, wool and reclaimed fibre, each measured in its own reverberation room. The data sheets give what was measured and nothing else.',
    ink: '#3D5A80',
    mark: '<path d="M20 80 Q20 50 50 50 Q80 50 80 20" fill="none" stroke-width="10"/><path d="M20 54 Q24 28 50 26" fill="none" stroke-width="10"/>',
  },
  {
    name: '贝托尼亚',
    englishName: 'Betonia',
    country: 'AT',
    description: '贝托尼亚在维也纳浇筑薄型混凝土板，最薄八毫米，背面是玄武岩网。模板反复使用，木纹因此越印越柔。',
    enDescription:
      'Betonia casts thin slabs of concrete in Vienna, down to eight millimetres over a net of basalt. Its form boards are used again and again, and print more softly each time.',
    ink: '#55524C',
    mark: '<path d="M14 16 H86 V46 H14 Z M14 54 H46 V86 H14 Z M54 54 H86 V86 H54 Z"/>',
  },
  {
    name: '阿尔卡雷达',
    englishName: 'Alcarreda',
    country: 'ES',
    website: 'https://alcarreda.example.com',
    description:
      '阿尔卡雷达在拉曼恰的小镇上压水泥花砖，二十六副铜模里最老的一副出自曾祖父之手。压机早换成液压的，倒浆仍靠人。',
    enDescription:
      'Alcarreda presses cement tile in a small town of La Mancha with twenty-six brass moulds, the oldest of them a great-grandfather’s. The press is hydraulic by now; the pouring is still done by hand.',
    ink: '#8A3B2E',
    mark: '<path fill-rule="evenodd" d="M50 8 L62 20 H80 V38 L92 50 L80 62 V80 H62 L50 92 L38 80 H20 V62 L8 50 L20 38 V20 H38 Z M50 30 L30 50 L50 70 L70 50 Z"/>',
  },
  {
    name: '玛德拉',
    englishName: 'Maadra',
    country: 'MA',
    website: 'https://maadra.example.com',
    description: '玛德拉的窑在菲斯城外，烧橄榄核，一窑能挑出六平方米好砖就算顺。切砖的人坐在地上干活，十年才算出师。',
    enDescription:
      'Maadra fires with olive stones outside Fes and calls a kiln good when six square metres of it can be sold. Its cutters work sitting on the ground and count as apprentices for ten years.',
    ink: '#1F5E6B',
    mark: '<path d="M50 8 L63 30 L50 45 L37 30 Z M92 50 L70 63 L55 50 L70 37 Z M50 92 L37 70 L50 55 L63 70 Z M8 50 L30 37 L45 50 L30 63 Z M70 14 H86 V30 L72 28 Z M86 70 V86 H70 L72 72 Z M30 86 H14 V70 L28 72 Z M14 30 V14 H30 L28 28 Z"/>',
  },
  {
    name: '翁迪纳山',
    englishName: 'Serra Ondina',
    country: 'BR',
    website: 'https://serraondina.example.com',
    description:
      '翁迪纳山在米纳斯吉拉斯守着三处采坑：花岗石、石英岩、玉石各一。荒料下山之前先锯一片样板，客户点头才装车。',
    enDescription:
      'Serra Ondina keeps three pits in Minas Gerais, one each for granite, quartzite and onyx. A trial slab is sawn before a block leaves the mountain, and the lorry waits until the customer has nodded.',
    ink: '#2F6A5C',
    mark: '<path fill="none" stroke-width="10" stroke-linejoin="round" d="M10 58 L36 20 L56 48 L68 32 L90 58"/><path fill="none" stroke-width="10" d="M10 82 Q23 66 37 82 T63 82 T90 82"/>',
  },
  {
    name: '谢尔瓦',
    englishName: 'Skjerva',
    country: 'NO',
    website: 'https://skjerva.example.com',
    description: '谢尔瓦在挪威的山谷里劈板岩，冬天上冻不开采，就在棚下劈去年的料。他们说石头的厚薄要先听，再量。',
    enDescription:
      'Skjerva splits slate in a Norwegian valley, and when frost shuts the quarry last year’s stone is split under cover. A splitter listens for the thickness, they say, and measures afterwards.',
    ink: '#3B4650',
    mark: '<path d="M30 14 H92 L80 30 H18 Z M24 38 H86 L74 54 H12 Z M34 62 H92 L80 86 H22 Z"/>',
  },
]

/** Throws where no brand has that name. */
export function getBrand(englishName: string): DemoBrand {
  const brand = BRANDS.find((candidate) => candidate.englishName === englishName)
  if (!brand) throw new Error(`No brand ${englishName}`)
  return brand
}
