export const CEDAR_AND_HINOKI = [
  {
    "key": "TK-HIN",
    "brand": "Tsukimori",
    "name": "桧木素板",
    "enName": "Bare hinoki board",
    "description": "赤脚走一圈，脚底会沾上柠檬皮似的气味。桧木不上油不上漆，只用拧干的布擦，擦到第十年自己会出一层光。",
    "enDescription": "Walk round the room barefoot and your soles smell of lemon peel. Hinoki takes neither oil nor lacquer, only a wrung cloth, and after some ten years of that it shines by itself.",
    "category": "plank",
    "unit": "square_meter",
    "price": [560, 640],
    "taxIncluded": true,
    "size": { "length": 1820, "width": 108, "thickness": 15 },
    "pack": { "coverage": 1.57, "pieces": 8 },
    "origin": "JP",
    "attributes": {
      "thickness": 15,
      "species": ["桧木", "Hinoki"],
      "finish": ["素面", "Bare"],
      "laying": ["错缝", "Staggered"],
      "joint": ["企口", "Tongue and groove"],
      "uses": ["home", "hotel", "bath"],
      "density": 440,
      "durability": "2",
      "underfloorHeating": false
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2025, "serial": 216 }],
    "layers": [["桧木实木", "Solid hinoki", 15, "#E3C99B"]],
    "coverWidth": 560,
    "room": "floor",
    "seed": 10301,
    "recipe": {
      "family": "boards",
      "timber": "hinoki",
      "ring": 3.2,
      "contrast": 0.8,
      "layout": "planks",
      "length": 1820,
      "width": 108,
      "bevel": 0.5,
      "sheen": 0.1
    },
    "skus": [
      { "code": "T", "shade": ["无节", "Clear"], "hex": "#E0C69B", "stock": 90, "price": [760, 840] },
      {
        "code": "K",
        "shade": ["小节", "Small knots"],
        "hex": "#DBBE90",
        "stock": 260,
        "recipe": { "knots": 5, "variety": 0.7 }
      }
    ]
  },
  {
    "key": "TK-SUG",
    "brand": "Tsukimori",
    "name": "浮纹杉木地板",
    "enName": "Brushed cedar board",
    "description": "钢丝刷把软的春材刷低半毫米，硬的秋材便一道道立起来，闭着眼也能用脚数年轮。湿拖把会让棱上起毛，扫一扫就够了。",
    "enDescription": "Wire brushes lower the soft spring wood by half a millimetre and leave the hard lines standing, so that a foot can count the years. A wet mop would fur them; sweep, and leave it at that.",
    "category": "plank",
    "unit": "square_meter",
    "price": [318, 360],
    "taxIncluded": true,
    "size": { "length": 1950, "width": 150, "thickness": 30 },
    "pack": { "coverage": 1.46, "pieces": 5 },
    "origin": "JP",
    "attributes": {
      "thickness": 30,
      "species": ["日本柳杉", "Japanese cedar"],
      "finish": ["浮造", "Wire-brushed"],
      "laying": ["错缝", "Staggered"],
      "uses": ["home", "hotel"],
      "density": 380,
      "hardness": 8,
      "underfloorHeating": false
    },
    "layers": [["杉木实木", "Solid cedar", 30, "#BE8758"]],
    "coverWidth": 820,
    "room": "floor",
    "seed": 10312,
    "recipe": {
      "family": "boards",
      "timber": "cedar",
      "ring": 6,
      "knots": 4,
      "layout": "planks",
      "length": 1950,
      "width": 150,
      "sheen": 0.05
    },
    "skus": [
      { "code": "R", "shade": ["红心", "Red heart"], "hex": "#B27750", "stock": 150 },
      {
        "code": "M",
        "shade": ["源平", "Red and white"],
        "hex": "#C99B70",
        "stock": 240,
        "recipe": { "sap": 0.6, "quarter": 0.1, "light": "#E2BD92" }
      },
      {
        "code": "W",
        "shade": ["白身", "Sapwood"],
        "hex": "#DDBF95",
        "stock": 0,
        "price": [380, 430],
        "leadTimeDays": 60
      },
      { "code": "I", "shade": ["墨渍", "Ink stain"], "hex": "#5B4B42", "stock": 72, "recipe": { "variety": 0.4 } }
    ]
  },
  {
    "key": "TK-SUM",
    "brand": "Tsukimori",
    "name": "炭烧杉木地板",
    "enName": "Charred cedar floor",
    "description": "火舌舔一分钟，刷去浮炭，擦三遍油，黑面才踩得住。头几个星期不要穿白袜，炭粉还在往外走。",
    "enDescription": "One minute of flame, a stiff brush down to the sound char and three coats of oil before anyone may step on it. Do not wear white socks in the first weeks.",
    "category": "plank",
    "unit": "square_meter",
    "price": [460, 520],
    "taxIncluded": true,
    "size": { "length": 1800, "width": 120, "thickness": 20 },
    "pack": { "coverage": 1.51, "pieces": 7 },
    "origin": "JP",
    "attributes": {
      "thickness": 20,
      "species": ["日本柳杉", "Japanese cedar"],
      "finish": ["炭化，上油", "Charred and oiled"],
      "laying": ["错缝", "Staggered"],
      "uses": ["home", "retail", "hotel"],
      "durability": "3",
      "moisture": 9,
      "underfloorHeating": false
    },
    "certificates": [{ "scheme": "low_emission", "year": 2024, "serial": 217 }],
    "layers": [
      ["炭化层", "Char", 1.2, "#26211F"],
      ["杉木实木", "Solid cedar", 18.8, "#A9734A"]
    ],
    "coverWidth": 760,
    "room": "floor",
    "seed": 10323,
    "recipe": {
      "family": "boards",
      "timber": "cedar",
      "light": "#5A4C45",
      "dark": "#1F1A18",
      "variety": 0.7,
      "layout": "planks",
      "length": 1800,
      "width": 120,
      "bevel": 1.6,
      "sheen": 0.12
    },
    "skus": [
      { "code": "K", "shade": ["玄", "Black"], "hex": "#35302D", "stock": 120 },
      {
        "code": "B",
        "shade": ["焦褐", "Scorched brown"],
        "hex": "#5A4334",
        "stock": 85,
        "recipe": { "light": "#8A664B", "dark": "#33241C" }
      },
      {
        "code": "S",
        "shade": ["银炭", "Silver char"],
        "hex": "#6C6966",
        "stock": 34,
        "leadTimeDays": 40,
        "price": [520, 580],
        "recipe": { "variety": 0.3 }
      }
    ]
  },
  {
    "key": "TK-MZU",
    "brand": "Tsukimori",
    "name": "水楢径切人字拼",
    "enName": "Quartered mizunara herringbone",
    "description": "北海道的水楢在雪里长得慢，射线又宽又亮，径切以后满地都是虎皮斑。左右手分箱出货，少开一箱就拼不成人字。",
    "enDescription": "Oak that grows slowly in the snows of Hokkaido, with rays so broad that quartered blocks are striped like tigers. Left hands and right hands are boxed apart, and one box alone makes no pattern.",
    "category": "herringbone",
    "unit": "square_meter",
    "price": [720, 800],
    "taxIncluded": true,
    "size": { "length": 420, "width": 60, "thickness": 14 },
    "pack": { "coverage": 1.01, "pieces": 40 },
    "origin": "JP",
    "attributes": {
      "thickness": 14,
      "wearLayer": 4,
      "species": ["水楢", "Mizunara oak"],
      "cut": ["径切", "Quarter-sawn"],
      "finish": ["哑光油", "Matt oil"],
      "laying": ["人字拼", "Herringbone"],
      "uses": ["home", "hotel", "retail"],
      "grade": ["无节", "Clear"],
      "underfloorHeating": true
    },
    "layers": [
      ["水楢面层，径切", "Mizunara, quartered", 4, "#C3A173"],
      ["杉木胶合板", "Cedar plywood", 10, "#D2AE84"]
    ],
    "coverWidth": 650,
    "room": "floor",
    "seed": 10334,
    "recipe": {
      "family": "boards",
      "timber": "oak",
      "ring": 1.8,
      "variety": 0.6,
      "rays": 1,
      "quarter": 1,
      "layout": "herringbone",
      "length": 420,
      "width": 60
    },
    "skus": [
      { "code": "N", "shade": ["原色", "Natural"], "hex": "#C4A57A", "stock": 86 },
      { "code": "M", "shade": ["泥染", "Mud-dyed"], "hex": "#5D5148", "stock": 27, "leadTimeDays": 35 },
      { "code": "K", "shade": ["柿涩", "Persimmon tannin"], "hex": "#8B5A3C", "stock": 48, "leadTimeDays": 28 }
    ]
  },
  {
    "key": "TK-SAK",
    "brand": "Tsukimori",
    "name": "山樱短料鱼骨拼",
    "enName": "Mountain cherry chevron",
    "description": "刻木版的师傅只认山樱，刀走过不起刺。版料截剩的短头做不了长板，三十五厘米一翼的鱼骨正好用得上。",
    "enDescription": "Block cutters swear by mountain cherry because it never splinters before the knife. What they trim off is too short for boards and exactly long enough for wings of 350 mm.",
    "category": "chevron",
    "unit": "square_meter",
    "price": [680, 750],
    "taxIncluded": true,
    "size": { "length": 350, "width": 70, "thickness": 15 },
    "pack": { "coverage": 0.98, "pieces": 40 },
    "origin": "JP",
    "attributes": {
      "thickness": 15,
      "species": ["山樱", "Mountain cherry"],
      "finish": ["植物蜡", "Vegetable wax"],
      "laying": ["鱼骨拼", "Chevron"],
      "fixing": ["满胶", "Full glue"],
      "uses": ["home", "retail"],
      "density": 620,
      "hardness": 29
    },
    "certificates": [{ "scheme": "recycled_content", "year": 2025, "serial": 218 }],
    "layers": [["山樱实木", "Solid mountain cherry", 15, "#B5794F"]],
    "coverWidth": 780,
    "room": "floor",
    "seed": 10345,
    "recipe": {
      "family": "boards",
      "timber": "cherry",
      "variety": 1.2,
      "layout": "chevron",
      "length": 350,
      "width": 70
    },
    "skus": [
      { "code": "N", "shade": ["樱皮", "Cherry"], "hex": "#B37B53", "stock": 64 },
      { "code": "L", "shade": ["淡樱", "Pale cherry"], "hex": "#CFA383", "stock": 40, "recipe": { "variety": 0.8 } },
      { "code": "D", "shade": ["酱", "Soy"], "hex": "#6B3F2B", "stock": 22, "leadTimeDays": 30 }
    ]
  }
]
