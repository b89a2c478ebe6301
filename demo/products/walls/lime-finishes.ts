export const LIME_FINISHES = [
  {
    "key": "KM-TAD",
    "brand": "Kridtmose",
    "name": "皂液压光石灰",
    "enName": "Soap-burnished lime",
    "description": "石灰上墙当天还没收干，就用河卵石一寸一寸压，再抹黑橄榄皂，皂与石灰结成不怕水的一层。淋浴间可以整间做，转角也不用压条。",
    "enDescription": "While it is still damp, the lime is pressed with a river pebble and rubbed with black soap, and the two turn into a skin that sheds water. A whole shower can be lined with it, corners included, without a strip or a joint.",
    "category": "limePlaster",
    "unit": "kilogram",
    "price": [58, 66],
    "taxIncluded": true,
    "size": { "length": 260, "width": 280 },
    "shape": "tin",
    "pack": { "coverage": 0.22 },
    "origin": "DK",
    "attributes": {
      "finish": ["卵石压光", "Pebble burnished"],
      "binder": ["气硬石灰", "Air lime"],
      "coats": [2, 2],
      "largestGrain": 0.8,
      "touchDry": 12,
      "uses": ["bath", "home", "hotel"],
      "washable": true,
      "fire": "A1"
    },
    "certificates": [{ "scheme": "low_emission", "year": 2024, "serial": 400 }],
    "layers": [
      ["橄榄皂与蜡", "Olive soap and wax", 0.1, "#EDE3CE"],
      ["压光面灰", "Burnished face", 1.5, "#B6A48C"],
      ["石灰砂浆底", "Lime and sand ground", 6, "#C9BDA8"],
      ["湿墙基层", "Damp wall", 10, "#A69B8C"]
    ],
    "coverWidth": 620,
    "room": "wall",
    "seed": 30000,
    "recipe": {
      "family": "plaster",
      "base": "#BDAB93",
      "deep": "#96836A",
      "tool": "trowel",
      "relief": 0.3,
      "cloud": 0.6,
      "gloss": 0.4
    },
    "skus": [
      { "code": "ARG", "shade": ["坚果", "Argan"], "hex": "#A98B68", "stock": 180 },
      { "code": "SAL", "shade": ["盐碱地", "Salt flat"], "hex": "#D6CCBD", "stock": 240 },
      { "code": "OAS", "shade": ["绿洲", "Oasis"], "hex": "#6F8478", "stock": 90 },
      {
        "code": "PLM",
        "shade": ["李子皮", "Plum skin"],
        "hex": "#6B4A50",
        "stock": 0,
        "leadTimeDays": 45,
        "price": [66, 72]
      }
    ]
  },
  {
    "key": "KM-MRM",
    "brand": "Kridtmose",
    "name": "大理石粉灰泥",
    "enName": "Marble-dust stucco",
    "description": "七成是碾细的大理石粉，批到一毫米就收，钢刀趁湿反复压烫。灯带离墙要远一些，贴着打会把每一刀都照出来。",
    "enDescription": "Seven parts in ten are ground marble, spread a millimetre thick and ironed with warm steel while still damp. Keep strip lights well away from the wall, for a grazing beam counts every stroke.",
    "category": "limePlaster",
    "unit": "kilogram",
    "price": [74, 82],
    "taxIncluded": true,
    "size": { "length": 240, "width": 260 },
    "shape": "tin",
    "pack": { "coverage": 0.6 },
    "origin": "DK",
    "attributes": {
      "finish": ["钢刀烫光", "Steel ironed"],
      "binder": ["气硬石灰", "Air lime"],
      "coats": [3, 4],
      "largestGrain": 0.2,
      "touchDry": 4,
      "uses": ["home", "hotel", "retail"],
      "vapour": "V1",
      "fire": "A1"
    },
    "layers": [
      ["皂液", "Soap wash", 0.05, "#F1ECE2"],
      ["大理石粉面", "Marble-dust face", 1, "#E2DDD3"],
      ["细灰找平", "Levelling coat", 2, "#CFC8BB"],
      ["石膏板", "Gypsum board", 12.5, "#E4E1DA"]
    ],
    "coverWidth": 1000,
    "room": "wall",
    "seed": 30020,
    "recipe": {
      "family": "plaster",
      "base": "#E6E1D8",
      "deep": "#CBC3B6",
      "tool": "trowel",
      "relief": 0.7,
      "cloud": 0.6,
      "gloss": 0.26
    },
    "skus": [
      { "code": "ALM", "shade": ["杏仁", "Almond"], "hex": "#DDD0BB", "stock": 320 },
      { "code": "GYP", "shade": ["石膏像", "Plaster cast"], "hex": "#E5E2DB", "stock": 500 },
      { "code": "RAI", "shade": ["雨石", "Rained-on stone"], "hex": "#9EA19D", "stock": 160 },
      { "code": "AMB", "shade": ["琥珀糖", "Barley sugar"], "hex": "#C08B53", "stock": 75 }
    ]
  },
  {
    "key": "KM-HMP",
    "brand": "Kridtmose",
    "name": "麻屑石灰",
    "enName": "Hemp and lime plaster",
    "description": "把麻秆的芯切碎拌进石灰，厚抹两厘米，旧墙就像穿了棉袄。干透要等六周，急不得，里面的水得自己走出来。",
    "enDescription": "Chopped hemp core stirred into lime and laid two centimetres thick gives an old wall a winter coat. Allow six weeks before paint: it dries from the inside and will not be hurried.",
    "category": "limePlaster",
    "unit": "kilogram",
    "price": [14, 17],
    "taxIncluded": true,
    "size": { "length": 420, "width": 320 },
    "shape": "tin",
    "pack": { "coverage": 0.08 },
    "origin": "DK",
    "attributes": {
      "finish": ["木抹搓平", "Wood floated"],
      "binder": ["水硬石灰", "Hydraulic lime"],
      "coats": [1, 2],
      "largestGrain": 8,
      "touchDry": 48,
      "uses": ["home", "school"],
      "vapour": "V1",
      "fire": "B-s1,d0"
    },
    "layers": [
      ["麻屑石灰", "Hemp and lime", 20, "#C7B896"],
      ["甩浆打底", "Spatter coat", 5, "#A99F8D"],
      ["砖墙", "Brick wall", 240, "#A8604A"]
    ],
    "coverWidth": 240,
    "room": "wall",
    "seed": 30040,
    "recipe": {
      "family": "plaster",
      "base": "#CBBC9A",
      "deep": "#A08C64",
      "tool": "straw",
      "relief": 1.6,
      "cloud": 0.7
    },
    "skus": [
      { "code": "RAW", "shade": ["原麻", "Raw hemp"], "hex": "#C6B691", "stock": 700 },
      { "code": "WHT", "shade": ["刷白", "Whitened"], "hex": "#DCD6C6", "stock": 420 },
      { "code": "OCH", "shade": ["秋草", "Autumn grass"], "hex": "#B08F55", "stock": 110 }
    ]
  },
  {
    "key": "KM-CAS",
    "brand": "Kridtmose",
    "name": "酪素石灰水漆",
    "enName": "Casein limewash",
    "description": "脱脂奶里的酪素把石灰和颜料粘住，衣服擦过去不掉粉。兑好当天要用完，隔夜便酸。",
    "enDescription": "Casein from skimmed milk holds lime and pigment fast, so a sleeve comes away clean. Mixed tubs are for the same day; by morning they have turned.",
    "category": "limewash",
    "unit": "litre",
    "price": [132, 138],
    "taxIncluded": true,
    "size": { "length": 170, "width": 160 },
    "shape": "tin",
    "pack": { "coverage": 8 },
    "origin": "DK",
    "attributes": {
      "finish": ["奶哑", "Milk matt"],
      "binder": ["酪素与石灰", "Casein and lime"],
      "coats": [2, 3],
      "touchDry": 2,
      "uses": ["home", "school"],
      "vapour": "V1",
      "washable": false,
      "fire": "A2-s1,d0"
    },
    "layers": [
      ["酪素涂层两遍", "Casein wash, two coats", 0.2, "#C9B8A4"],
      ["石灰水", "Lime water", 0.1, "#EAE6DC"],
      ["旧抹灰", "Old plaster", 12, "#C8C0B1"]
    ],
    "coverWidth": 560,
    "room": "wall",
    "seed": 30060,
    "recipe": {
      "family": "plaster",
      "base": "#CDBDA9",
      "deep": "#AF9C84",
      "tool": "brush",
      "relief": 0.16,
      "cloud": 0.75
    },
    "skus": [
      { "code": "WHY", "shade": ["乳清", "Whey"], "hex": "#DCD8BF", "stock": 210 },
      { "code": "RYE", "shade": ["黑麦面包", "Rye crust"], "hex": "#8F6B4C", "stock": 150 },
      { "code": "CUR", "shade": ["醋栗", "Redcurrant"], "hex": "#A5545A", "stock": 85 },
      { "code": "PEA", "shade": ["豌豆汤", "Pea soup"], "hex": "#A9A66B", "stock": 130 }
    ]
  },
  {
    "key": "OA-LWS",
    "brand": "Ochre & Ash",
    "name": "石板粉石灰水漆",
    "enName": "Slate-dust limewash",
    "description": "掺了三成磨细的威尔士石板粉，颜色总带一点灰蓝的底，淋湿时尤其像屋顶。毛面砖墙先喷水再刷，不然笔道会被吸住。",
    "enDescription": "Three parts in ten are slate dust from north Wales, which leaves a blue-grey undertone and, in rain, the look of a roof. Wet a rough brick wall before brushing or it will seize the stroke.",
    "category": "limewash",
    "unit": "litre",
    "price": [146, 158],
    "taxIncluded": true,
    "size": { "length": 200, "width": 190 },
    "shape": "tin",
    "pack": { "coverage": 5.5 },
    "origin": "GB",
    "attributes": {
      "finish": ["石粉哑", "Stone matt"],
      "binder": ["气硬石灰", "Air lime"],
      "coats": [3, 5],
      "largestGrain": 0.3,
      "touchDry": 3,
      "uses": ["home", "retail", "outdoor"],
      "washable": false,
      "fire": "A1"
    },
    "layers": [
      ["石板粉涂层", "Slate wash", 0.5, "#7F868B"],
      ["石灰打底", "Lime ground", 0.5, "#D9D5CB"],
      ["砖墙", "Brick wall", 240, "#9C5B45"]
    ],
    "coverWidth": 900,
    "room": "wall",
    "seed": 30080,
    "recipe": {
      "family": "plaster",
      "base": "#8E969B",
      "deep": "#70787E",
      "tool": "brush",
      "relief": 0.55,
      "cloud": 0.85
    },
    "skus": [
      { "code": "WET", "shade": ["雨中屋顶", "Roof in rain"], "hex": "#6A737A", "stock": 140 },
      { "code": "DRY", "shade": ["晴天屋顶", "Roof in sun"], "hex": "#A3A9AB", "stock": 220 },
      { "code": "LIC", "shade": ["屋脊苔", "Ridge lichen"], "hex": "#9A9B79", "stock": 95 },
      { "code": "SOO", "shade": ["烟道口", "Flue"], "hex": "#45474B", "stock": 60 }
    ]
  }
]
