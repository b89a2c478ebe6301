/** An invented brand. `mark` is the logo's SVG on a square of 100, in the brand's colour. */
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
    mark: '<path d="M50 6 L70 34 H61 L80 64 H56 V92 H44 V64 H20 L39 34 H30 Z"/>',
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
    description: '比耶拉山谷里的织造坊，十四台老织机慢慢走梭。纱线先染后织，磨久了也露不出白芯。',
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
    description: '铜关金工在佛山做精密钣金，着色靠手擦，火候靠眼看。板材切好、折好、贴好保护膜才出门。',
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
    mark: '<circle cx="30" cy="52" r="16"/><circle cx="66" cy="32" r="23"/><path d="M30 60 V86 M66 50 V86 M10 88 H90" fill="none" stroke-width="10"/>',
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
    name: '通德瓦',
    englishName: 'Tondeval',
    country: 'BE',
    website: 'https://tondeval.example.com',
    description:
      '通德瓦在西佛兰德的运河边织地毯，厂房的锯齿屋顶朝北，配色师只在自然光下看纱。每一季只添三个新颜色，停掉的颜色留样十年。',
    enDescription:
      'Tondeval weaves carpet beside a canal in West Flanders, under a saw-tooth roof that faces north so that yarn is matched by daylight. Three colours join the card each season, and a colour that leaves it is kept on file for ten years.',
    ink: '#A6492B',
    mark: '<path d="M10 84 V60 A12 12 0 0 1 34 60 V84 H26 V60 A4 4 0 0 0 18 60 V84 Z M38 84 V34 A12 12 0 0 1 62 34 V84 H54 V34 A4 4 0 0 0 46 34 V84 Z M66 84 V60 A12 12 0 0 1 90 60 V84 H82 V60 A4 4 0 0 0 74 60 V84 Z"/>',
  },
  {
    name: '科尔瓦纳',
    englishName: 'Corvana',
    country: 'IT',
    website: 'https://corvana.example.com',
    description:
      '阿尔诺河下游的鞣革坊，从前给马具铺供皮，如今给家具厂供皮。蚊咬、藤刺和颈纹都照原样留着，裁片前先用粉笔圈给客户看。',
    enDescription:
      'A tannery on the lower Arno that once supplied saddlers and now supplies upholsterers. Bites, thorn scratches and neck folds are left as they were, and chalked round for the buyer before anything is cut.',
    ink: '#6B4526',
    mark: '<path d="M34 12 L42 20 H58 L66 12 L76 26 L86 28 L80 46 Q74 58 80 70 L88 80 L74 88 L62 80 H54 L50 92 L46 80 H38 L26 88 L12 80 L20 70 Q26 58 20 46 L14 28 L24 26 Z"/>',
  },
  {
    name: '斯克洛瓦',
    englishName: 'Sklovar',
    country: 'CZ',
    website: 'https://sklovar.example.com',
    description:
      '斯克洛瓦在捷克北部的山里压制花纹玻璃，库房存着一百四十多根刻花钢辊，最老的一根是一九二六年刻的。老楼换一块玻璃，寄个碎片来就能对上花。',
    enDescription:
      'Sklovar rolls patterned glass in the hills of northern Bohemia and keeps some hundred and forty engraved cylinders, the oldest cut in 1926. To replace one pane in an old house, post them a broken piece and they will find its roller.',
    ink: '#2F6E73',
    mark: '<path d="M50 8 L78 30 L66 92 H34 L22 30 Z M50 20 L34 32 L50 44 L66 32 Z M32 40 L41 84 H46 V52 Z M68 40 L54 52 V84 H59 Z" fill-rule="evenodd"/>',
  },
  {
    name: '静野',
    englishName: 'Ruhenfeld',
    country: 'DE',
    website: 'https://ruhenfeld.example.com',
    description:
      '静野从下萨克森的一家琴房装修队做起，先学会听，后学会做板。报价之前他们会寄来一只测混响的小箱子，用完原路寄回。',
    enDescription:
      'Ruhenfeld began in Lower Saxony by fitting out practice rooms, and learned to listen before it learned to make boards. A small case that measures reverberation comes before the quotation, and goes back by the same post.',
    ink: '#3F4A5A',
    mark: '<path d="M12 46 H20 V54 H12 Z M26 34 H34 V66 H26 Z M40 14 H48 V86 H40 Z M54 30 H62 V70 H54 Z M68 40 H76 V60 H68 Z M82 47 H90 V53 H82 Z"/>',
  },
  {
    name: '赭灰',
    englishName: 'Ochre & Ash',
    country: 'GB',
    website: 'https://ochreandash.example.com',
    description:
      '赭灰在什罗普郡一间旧酿酒厂里调漆，每一锅都由两个人看色，意见不合便重来。色名在周五的下午茶上定，吵得比颜色还凶。',
    enDescription:
      'Ochre & Ash mixes paint in a former brewery in Shropshire, where two people judge each vat and a disagreement means another. Names are settled over tea on Fridays and argued about more than the colours.',
    ink: '#8A4F1F',
    mark: '<path d="M45 6 H55 L58 38 H42 Z M30 42 H70 V53 H30 Z M30 57 H70 V82 L64 92 L58 80 L51 94 L44 81 L37 90 L30 78 Z"/>',
  },
  {
    name: '月纸坊',
    englishName: 'Papiers Lune',
    country: 'FR',
    website: 'https://papierslune.example.com',
    description: '月纸坊在里昂城外的一座老蚕房里印墙纸，一百四十块梨木版至今轮着用。深色都在夜里印，那时灰尘落得少。',
    enDescription:
      'Papiers Lune prints in an old silkworm house outside Lyon, from a hundred and forty pear-wood blocks that still take their turn. Dark grounds are printed at night, when less dust is about.',
    ink: '#3A3F6B',
    mark: '<path d="M62 10 A41 41 0 1 0 90 62 A34 34 0 0 1 62 10 Z"/><path d="M4 56 H96 M4 68 H96 M4 80 H96" fill="none" stroke="#fff" stroke-width="4"/>',
  },
  {
    name: '普拉特瑙',
    englishName: 'Plattenau',
    country: 'AT',
    website: 'https://plattenau.example.com',
    description:
      '普拉特瑙在施泰尔马克的河谷里压板，厂里的热水来自隔壁锯木场的锅炉。每个颜色至少留十五年，坏了一扇门还配得上。',
    enDescription:
      'Plattenau presses boards in a Styrian valley, with hot water from the sawmill next door. Every colour stays in the range for fifteen years at least, so that one broken door can be replaced.',
    ink: '#2B6468',
    mark: '<path d="M50 8 L92 28 L50 48 L8 28 Z M8 40 L50 60 L92 40 V51 L50 71 L8 51 Z M8 63 L50 83 L92 63 V74 L50 94 L8 74 Z"/>',
  },
  {
    name: '哈尔德维克',
    englishName: 'Haldervik',
    country: 'NO',
    website: 'https://haldervik.example.com',
    description:
      '峡湾尽头有一间没有窗的熏房，橡木在氨气里站满十四天，颜色一层层走进板心。截下来的短料不进炉子，竖起来做成端面木砖。',
    enDescription:
      'At the end of a fjord stands a house without windows, where oak spends a fortnight in ammonia and turns brown right to the heart. Short ends never reach the stove: they are stood upright and sold as blocks.',
    ink: '#5A4636',
    mark: '<path d="M14 14 H86 V86 H14 Z"/><circle cx="42" cy="58" r="5" fill="#fff"/><g fill="none" stroke="#fff" stroke-width="5"><circle cx="42" cy="58" r="14"/><circle cx="43" cy="57" r="25"/><path d="M70 87 A38 38 0 1 0 13 80"/><path d="M46 54 L86 14"/></g>',
  },
  {
    name: '月森',
    englishName: 'Tsukimori',
    country: 'JP',
    website: 'https://tsukimori.example.com',
    description:
      '月森在奈良吉野的山里做杉与桧，阔叶树只收得到几根。木头冬天伐，带着枝叶在坡上躺到春天，水分走得慢，香气留得住。',
    enDescription:
      'In the hills of Yoshino, Tsukimori works cedar and hinoki, and the odd hardwood that comes its way. Trees are felled in winter and lie on the slope with their branches until spring, so that they dry slowly and keep their scent.',
    ink: '#2F3E50',
    mark: '<circle cx="50" cy="44" r="34"/><g stroke="#fff" stroke-width="5"><path d="M8 92 L28 50 L48 92 Z M52 92 L72 50 L92 92 Z"/><path d="M28 92 L50 26 L72 92 Z"/></g>',
  },
  {
    name: '列托马',
    englishName: 'Lehtomaa',
    country: 'FI',
    website: 'https://lehtomaa.example.com',
    description:
      '列托马守着芬兰中部的一片桦树林，圆木泡过温水再旋成一毫米四的单板。他们不遮胶合板的断面，认为那是木头最老实的地方。',
    enDescription:
      'Lehtomaa keeps a birch forest in the middle of Finland, soaks its logs in warm water and peels them to 1.4 mm. The edge of a board is left open to view, being in their opinion the most honest part of it.',
    ink: '#5C6B3C',
    mark: '<path d="M50 6 C88 30 88 66 50 94 C12 66 12 30 50 6 Z"/><path d="M8 34 H92 M8 50 H92 M8 66 H92" fill="none" stroke="#fff" stroke-width="6"/>',
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
    description: '玛德拉的窑在非斯城外，烧橄榄核，一窑能挑出六平方米好砖就算顺。切砖的人坐在地上干活，十年才算出师。',
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
  {
    name: '维尔塞诺',
    englishName: 'Velsegno',
    country: 'IT',
    website: 'https://velsegno.example.com',
    description:
      '维尔塞诺在摩德纳平原上压瓷质砖，一台压机管到三米二的大板。每批砖留一箱封存，五年后补货还能拿出来对色。',
    enDescription:
      'Velsegno presses porcelain on the plain of Modena, on one press that goes up to slabs of 3.2 metres. A box of each batch is sealed and kept, so that a repair five years on can be matched by eye.',
    ink: '#4A5560',
    mark: '<path fill-rule="evenodd" d="M10 10 H90 V90 H10 Z M18 18 V46 H46 V18 Z M54 18 V46 H82 V18 Z M18 54 V82 H82 V54 Z"/>',
  },
  {
    name: '林登霍特',
    englishName: 'Lindenholt',
    country: 'NL',
    website: 'https://lindenholt.example.com',
    description:
      '林登霍特在赞河边压油毡已经四代，木粉与亚麻油照旧，后来添了石塑地板的车间。旧卷材运回厂里打碎，再进下一批的底层。',
    enDescription:
      'Four generations of Lindenholt have pressed linoleum on the Zaan from wood flour and linseed oil, and a hall for vinyl came later. Old rolls are taken back, milled and pressed into the next backing.',
    ink: '#5B6B2F',
    mark: '<path d="M50 6 Q92 40 62 74 H56 V94 H44 V74 H38 Q8 40 50 6 Z M50 22 V66" stroke="#fff" stroke-width="4"/>',
  },
  {
    name: '哈尔蒙德',
    englishName: 'Halmundt',
    country: 'DE',
    website: 'https://halmundt.example.com',
    description: '哈尔蒙德在哈茨山南麓开采石膏，也回收工地的边角。板背印着生产的小时，哪一块出了问题都能找到那一炉。',
    enDescription:
      'Halmundt quarries gypsum at the southern edge of the Harz and takes offcuts back from building sites. The hour of making is printed on the reverse, so that any board can be traced to its batch.',
    ink: '#35607A',
    mark: '<path d="M12 20 H88 V34 H12 Z M12 42 H44 V84 H12 Z M52 42 H88 V84 H52 Z"/>',
  },
]

/** Whether a brand has that name. */
export function isBrand(englishName: string): boolean {
  return BRANDS.some((candidate) => candidate.englishName === englishName)
}

/** Throws if no brand has that name. */
export function getBrand(englishName: string): DemoBrand {
  const brand = BRANDS.find((candidate) => candidate.englishName === englishName)
  if (!brand) throw new Error(`No brand ${englishName}`)
  return brand
}
