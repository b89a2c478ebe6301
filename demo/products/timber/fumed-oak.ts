export const FUMED_OAK = [
  {
    "key": "HV-FUM",
    "brand": "Haldervik",
    "name": "氨熏橡木宽板",
    "enName": "Fumed oak wide plank",
    "description": "板材在密闭的熏房里待足十四天，氨气遇上单宁，褐色一直走到板心。刨掉一毫米再看，底下还是同一个颜色。边材几乎没有单宁，熏不黑，所以出厂前已经全部裁掉。",
    "enDescription": "A fortnight in a sealed room, where ammonia meets the tannin in oak, browns a board to its middle. Plane a millimetre away and the tone is unchanged; only sapwood refuses to colour, and is ripped off beforehand.",
    "category": "plank",
    "unit": "square_meter",
    "price": [620, 690],
    "taxIncluded": true,
    "size": { "length": 2200, "width": 220, "thickness": 16 },
    "pack": { "coverage": 1.94, "pieces": 4 },
    "origin": "NO",
    "attributes": {
      "thickness": 16,
      "wearLayer": 5,
      "species": ["橡木", "Oak"],
      "finish": ["硬蜡油", "Hardwax oil"],
      "laying": ["错缝", "Staggered"],
      "uses": ["home", "hotel", "retail"],
      "underfloorHeating": true,
      "hardness": 34,
      "fire": "Dfl-s1"
    },
    "certificates": [
      { "scheme": "low_emission", "year": 2025, "serial": 200 },
      { "scheme": "responsible_source", "year": 2024, "serial": 201 }
    ],
    "layers": [
      ["氨熏橡木面层", "Fumed oak", 5, "#6E5038"],
      ["云杉芯条，横排", "Spruce core, crosswise", 8.5, "#E0C9A2"],
      ["橡木背层", "Oak backing", 2.5, "#B79468"]
    ],
    "coverWidth": 1000,
    "room": "floor",
    "seed": 10001,
    "recipe": {
      "family": "boards",
      "timber": "oak",
      "light": "#8E6D4E",
      "dark": "#45301F",
      "variety": 1.1,
      "knots": 0.8,
      "layout": "planks",
      "length": 2200,
      "width": 220
    },
    "skus": [
      { "code": "M", "shade": ["中熏", "Medium fume"], "hex": "#7B5B40", "stock": 320 },
      { "code": "L", "shade": ["轻熏", "Light fume"], "hex": "#A5845C", "stock": 210, "recipe": { "variety": 0.9 } },
      { "code": "D", "shade": ["深熏", "Deep fume"], "hex": "#533C2B", "stock": 140, "leadTimeDays": 30 },
      {
        "code": "W",
        "shade": ["熏后白油", "Fumed, white oil"],
        "hex": "#9B8671",
        "stock": 96,
        "recipe": { "light": "#B8A48D", "dark": "#62513F", "variety": 0.8 }
      },
      {
        "code": "T",
        "shade": ["二度熏", "Twice fumed"],
        "hex": "#382C25",
        "stock": 28,
        "price": [740, 820],
        "leadTimeDays": 45,
        "recipe": { "variety": 0.6 }
      }
    ]
  },
  {
    "key": "HV-FCH",
    "brand": "Haldervik",
    "name": "熏橡木鱼骨拼",
    "enName": "Fumed oak chevron",
    "description": "左右两翼从同一根料上对剖下来，进同一间熏房，出来仍是一对。脊线两侧颜色接得住，整条走廊不会一明一暗地跳。",
    "enDescription": "Both wings of each point are ripped from one length and smoked side by side, so the spine never flickers from pale to dark. Bundles are numbered; laying them out of order undoes the trouble.",
    "category": "chevron",
    "unit": "square_meter",
    "price": [780, 860],
    "taxIncluded": true,
    "size": { "length": 600, "width": 110, "thickness": 15 },
    "pack": { "coverage": 1.32, "pieces": 20 },
    "origin": "NO",
    "attributes": {
      "thickness": 15,
      "wearLayer": 4.5,
      "species": ["橡木", "Oak"],
      "finish": ["哑光油", "Matt oil"],
      "laying": ["鱼骨拼", "Chevron"],
      "uses": ["home", "hotel"],
      "grade": ["无节", "Clear"],
      "underfloorHeating": true
    },
    "layers": [
      ["氨熏橡木面层", "Fumed oak", 4.5, "#5D4331"],
      ["桦木胶合板，九层", "Birch plywood, nine plies", 10.5, "#DDC39A"]
    ],
    "coverWidth": 1050,
    "room": "floor",
    "seed": 10012,
    "recipe": {
      "family": "boards",
      "timber": "oak",
      "light": "#8E6D4E",
      "dark": "#45301F",
      "variety": 0.7,
      "quarter": 0.8,
      "layout": "chevron",
      "length": 600,
      "width": 110
    },
    "skus": [
      { "code": "B", "shade": ["熏褐", "Smoke brown"], "hex": "#634834", "stock": 130 },
      { "code": "A", "shade": ["琥珀", "Amber"], "hex": "#946A41", "stock": 75 },
      {
        "code": "G",
        "shade": ["石灰灰", "Limed grey"],
        "hex": "#83786B",
        "stock": 0,
        "leadTimeDays": 42,
        "recipe": { "contrast": 1, "variety": 0.4 }
      }
    ]
  },
  {
    "key": "HV-CHS",
    "brand": "Haldervik",
    "name": "小块栗木人字拼",
    "enName": "Small chestnut herringbone",
    "description": "栗木有橡木的单宁，却没有那层银光，看上去像橡木压低了嗓子说话。木块只有七厘米宽，十平方米的书房里也转得开几个来回。",
    "enDescription": "Chestnut has the tannin of oak without its silver rays, as if oak had lowered its voice. The blocks are a mere 70 mm wide, and the pattern turns several times across a study of ten square metres.",
    "category": "herringbone",
    "unit": "square_meter",
    "price": [430, 480],
    "taxIncluded": true,
    "size": { "length": 350, "width": 70, "thickness": 14 },
    "pack": { "coverage": 0.98, "pieces": 40 },
    "origin": "FR",
    "attributes": {
      "thickness": 14,
      "species": ["栗木", "Chestnut"],
      "finish": ["硬蜡油", "Hardwax oil"],
      "laying": ["人字拼", "Herringbone"],
      "uses": ["home", "office"],
      "hardness": 19,
      "moisture": 8,
      "underfloorHeating": false
    },
    "layers": [["栗木实木", "Solid chestnut", 14, "#BE9A68"]],
    "coverWidth": 800,
    "room": "floor",
    "seed": 10023,
    "recipe": {
      "family": "boards",
      "timber": "chestnut",
      "layout": "herringbone",
      "length": 350,
      "width": 70
    },
    "skus": [
      { "code": "N", "shade": ["原色", "Natural"], "hex": "#BC986A", "stock": 260 },
      { "code": "H", "shade": ["蜂巢", "Honeycomb"], "hex": "#A67B45", "stock": 92 },
      {
        "code": "F",
        "shade": ["熏栗", "Fumed"],
        "hex": "#6B4A30",
        "stock": 118,
        "price": [520, 570],
        "leadTimeDays": 28
      },
      { "code": "L", "shade": ["石灰洗", "Limed"], "hex": "#CDBEA3", "stock": 84, "recipe": { "contrast": 1 } }
    ]
  },
  {
    "key": "HV-LAR",
    "brand": "Haldervik",
    "name": "北坡落叶松长板",
    "enName": "North-slope larch plank",
    "description": "北坡的落叶松两毫米才长一圈，密得能把锯齿崩钝。先刷碱水，再上白皂，树脂的红退成蜜糖色。板长三米，电梯进不去的楼请先量楼梯。",
    "enDescription": "Larch on a north slope adds two millimetres a year and takes the edge off a saw. Lye and then white soap draw its red back to honey. At three metres a board may not turn on your stairs, so measure them.",
    "category": "plank",
    "unit": "square_meter",
    "price": [360, 410],
    "taxIncluded": true,
    "size": { "length": 3000, "width": 260, "thickness": 21 },
    "pack": { "coverage": 2.34, "pieces": 3 },
    "origin": "NO",
    "attributes": {
      "thickness": 21,
      "species": ["落叶松", "Larch"],
      "finish": ["碱洗皂养", "Lye and soap"],
      "laying": ["错缝", "Staggered"],
      "uses": ["home", "school"],
      "durability": "3",
      "joint": ["企口", "Tongue and groove"],
      "underfloorHeating": false
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2023, "serial": 203 }],
    "layers": [["落叶松实木", "Solid larch", 21, "#C89A69"]],
    "coverWidth": 660,
    "room": "floor",
    "seed": 10034,
    "recipe": {
      "family": "boards",
      "timber": "larch",
      "ring": 3,
      "contrast": 1,
      "knots": 4,
      "layout": "planks",
      "length": 3000,
      "width": 260,
      "sheen": 0.06
    },
    "skus": [
      { "code": "S", "shade": ["白皂", "White soap"], "hex": "#D3B78F", "stock": 180 },
      { "code": "H", "shade": ["蜜", "Honey"], "hex": "#C08F5A", "stock": 155 },
      {
        "code": "W",
        "shade": ["银灰", "Weathered"],
        "hex": "#A29A8D",
        "stock": 60,
        "recipe": { "light": "#BFB8AB", "dark": "#6E675C", "variety": 0.4 }
      }
    ]
  }
]
