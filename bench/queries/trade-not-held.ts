/** The trade queries whose first five are not all right, by the reason. */
const BY_REASON: Record<string, string[]> = {
  'means a number that products of other categories than the author means have too: cloth for walls, velvet, porcelain slabs':
    ['fade resistant fabric', 'low pile', 'large format slab'],
  'wants an order by weight; the light ones are found, but not listed by it': ['lightweight panel'],
  'asks for a wet place: what fits there by its pendulum value, DCOF or barefoot class comes too, where the author goes by the R class alone':
    ['wet room floor', 'swimming pool surround'],
  'asks for a class and a kind of tile: a rubber tile of that class comes too, and a glass mosaic is called no floor tile':
    ['R11 地砖'],
  'asks for a place: what fits there by its facts comes, of any category, and nothing else': [
    'stair carpet',
    'facade cladding',
    'wall finish for a humid room',
  ],
  'occurs in the names of other products, which come first': [
    'felt',
    'tongue and groove',
    'tumbled stone',
    '拉丝不锈钢',
    'formaldehyde free board',
    'acoustic panel grey felt',
    'leather look',
    'veined stone',
    '木纹',
    'wood look',
    'panelled walls',
    'fluted',
    'unfinished timber',
    'lacquered plank',
    'beige linen curtain',
    'brick look wall',
    'microcement 墙面',
  ],
  'is the name of a whole category, of which the author means a part': ['木饰面', 'FSC 木饰面', '哑光'],
  'is mentioned by too few of the right products': [
    'zinc sheet',
    'copper panel',
    'aged copper',
    'floral wallpaper',
    'industrial look',
    'japandi wall panel',
    'fire reaction tested fabric',
    'recycled acoustic panel under 400',
  ],
  'asks for a fact that products state, where the author goes by their category or certificates': [
    'bookmatched marble',
    'zero VOC paint',
  ],
  'is claimed by certificates and descriptions, which rank before the fact or before valid certificates': [
    'nursery paint',
  ],
  'means a room of use, for which the catalogue has more kinds of products than the author allows': [
    'soundproof floor for flat',
    'meeting room acoustics',
    'open plan office panels',
    "walls that don't echo",
    'fabric for a busy hotel',
    'natural materials for walls',
    'floor for a dance studio',
  ],
  'is a colour name that suppliers or brands use for other measured colours': [
    'mauve',
    'green tile',
    'pink terrazzo',
    'black metal sheet',
    '白色大理石',
    '绿色丝绒',
    '蓝色墙纸',
    '黑色皮革',
    'black leather in stock',
  ],
  'is a colour code: paints near its value come, where the author takes any white': ['RAL 9010 乳胶漆'],
  'is a price that the author compares as shown on the card; the search compares prices per square metre where it can':
    ['<200', 'between 100 and 250'],
  'is in pounds, for which the demonstration has no rate': ['up to £60 per sqm'],
  'is also the use of products that stand under another category': ['flame retardant curtain'],
  'is the name of a style that is also made elsewhere': ['Moroccan tile'],
}

/** The reason by failing query. */
export const NOT_HELD = new Map(
  Object.entries(BY_REASON).flatMap(([reason, queries]) => queries.map((words): [string, string] => [words, reason])),
)
