export const GLAZED_STRIP = [
  {
    "key": "FB-COL",
    "brand": "Fornace Blu",
    "name": "竖条裂釉砖「柱」",
    "enName": "Colonna crackled bar",
    "description": "釉比坯收得快，出窑那一刻噼啪作响，留下旧瓷碗上那种细纹。四厘米宽，三十厘米长，竖贴到顶，矮房间会高一截；接缝要对直。",
    "enDescription": "The glaze shrinks faster than the body and ticks as it leaves the kiln, crazed like an old bowl. Stacked on end to the ceiling it lifts a low room, provided that the joints run true.",
    "category": "glazedBrick",
    "unit": "square_meter",
    "price": [336, 388],
    "taxIncluded": true,
    "size": { "length": 300, "width": 40, "thickness": 9 },
    "pack": { "coverage": 0.6, "pieces": 50 },
    "origin": "IT",
    "attributes": {
      "thickness": 9,
      "finish": ["裂纹釉", "Crackle glaze"],
      "laying": ["竖贴通缝", "Upright, stacked"],
      "jointWidth": 2,
      "shadeVariation": "V2",
      "waterAbsorption": 7,
      "acidProof": false,
      "uses": ["bath", "home", "hotel"],
      "weight": 17
    },
    "layers": [
      ["裂纹釉", "Crackle glaze", 0.8, "#9DB3A6"],
      ["白陶坯", "White earthenware", 8.2, "#E2D8C6"]
    ],
    "coverWidth": 640,
    "room": "wall",
    "seed": 20080,
    "recipe": {
      "family": "tiles",
      "layout": "upright",
      "shift": 0,
      "length": 302,
      "width": 42,
      "joint": 2,
      "jointColour": "#D5CFC2",
      "colours": ["#9BB1A4", "#A9BDB1", "#8DA598"],
      "variety": 0.7,
      "handmade": 0.25,
      "gloss": 0.85,
      "thin": "#D3DACD",
      "round": 2.4,
      "crackle": 11
    },
    "skus": [
      { "code": "CEL", "shade": ["青瓷", "Celadon"], "hex": "#9DB2A5", "stock": 260 },
      {
        "code": "LAT",
        "shade": ["奶白", "Latte"],
        "hex": "#DFD7C6",
        "stock": 410,
        "recipe": { "colours": ["#DFD7C6", "#E7E0D1", "#D4CAB6"], "thin": "#EDE7DB", "jointColour": "#BEB6A6" }
      },
      {
        "code": "PRU",
        "shade": ["李子", "Plum"],
        "hex": "#5F3A44",
        "stock": 70,
        "recipe": { "colours": ["#59313E", "#69404C", "#492632"], "thin": "#8F6A6C", "jointColour": "#B5AAA0" }
      },
      {
        "code": "AMB",
        "shade": ["琥珀", "Amber"],
        "hex": "#A8682B",
        "stock": 0,
        "recipe": { "colours": ["#A66528", "#B67838", "#93561F"], "thin": "#D0A264" },
        "status": "withdrawn"
      }
    ]
  },
  {
    "key": "FB-GAL",
    "brand": "Fornace Blu",
    "name": "色卡小砖「廊」",
    "enName": "Galleria colour-card tile",
    "description": "干压成型，釉照着色卡配，十年后补一箱仍对得上。边直面平，缝只留一毫米半，整面墙像一张刷匀的纸。",
    "enDescription": "Pressed dry and glazed to a colour card, so that a box bought ten years on still matches. Edges are straight enough for a joint of a millimetre and a half.",
    "category": "glazedBrick",
    "unit": "square_meter",
    "price": [128, 146],
    "taxIncluded": true,
    "size": { "length": 150, "width": 75, "thickness": 7 },
    "pack": { "coverage": 0.99, "pieces": 88 },
    "origin": "CN-GD",
    "isDomestic": true,
    "attributes": {
      "thickness": 7,
      "finish": ["缎面釉", "Satin glaze"],
      "laying": ["三分错缝", "Third bond"],
      "jointWidth": 1.5,
      "shadeVariation": "V1",
      "waterAbsorption": 16,
      "acidProof": true,
      "uses": ["kitchen", "bath", "school", "office"],
      "weight": 13
    },
    "certificates": [{ "scheme": "low_emission", "year": 2025, "serial": 302 }],
    "layers": [
      ["色釉", "Coloured glaze", 0.3, "#354D73"],
      ["半干压坯", "Dry-pressed body", 6.7, "#E5DED2"]
    ],
    "coverWidth": 600,
    "isRal": true,
    "room": "wall",
    "seed": 20096,
    "recipe": {
      "family": "tiles",
      "layout": "rows",
      "shift": 0.333,
      "length": 151.5,
      "width": 76.5,
      "joint": 1.5,
      "jointColour": "#D9D6CF",
      "colours": ["#8A9597", "#8C9798"],
      "variety": 0.08,
      "handmade": 0,
      "gloss": 0.5,
      "round": 1.2
    },
    "skus": [
      {
        "code": "7044",
        "shade": ["丝灰", "Silk grey"],
        "hex": "#CAC4B0",
        "stock": 900,
        "recipe": { "colours": ["#CAC4B0"] }
      },
      {
        "code": "5014",
        "shade": ["鸽蓝", "Pigeon blue"],
        "hex": "#606E8C",
        "stock": 520,
        "recipe": { "colours": ["#606E8C"] }
      },
      {
        "code": "6021",
        "shade": ["淡绿", "Pale green"],
        "hex": "#89AC76",
        "stock": 480,
        "recipe": { "colours": ["#89AC76"] }
      },
      {
        "code": "3012",
        "shade": ["米红", "Beige red"],
        "hex": "#C1876B",
        "stock": 360,
        "recipe": { "colours": ["#C1876B"] }
      },
      {
        "code": "1002",
        "shade": ["沙黄", "Sand yellow"],
        "hex": "#C6A664",
        "stock": 240,
        "recipe": { "colours": ["#C6A664"] }
      },
      {
        "code": "7016",
        "shade": ["煤灰", "Anthracite"],
        "hex": "#293133",
        "stock": 610,
        "recipe": { "colours": ["#293133"], "jointColour": "#8B8984" },
        "price": [138, 156]
      }
    ]
  },
  {
    "key": "MD-FES",
    "brand": "Maadra",
    "name": "人字釉条「非斯」",
    "enName": "Fes glazed strip",
    "description": "砖坯在太阳下晒三天，浸一次釉，不补。长边挂釉厚，短边挂釉薄，铺成人字，转一个方向就换一种亮。",
    "enDescription": "Bricks dry for three days in the sun before a single dip in the glaze tub. Long sides hold more of it than the ends, and in herringbone each turn of the pattern catches another light.",
    "category": "glazedBrick",
    "unit": "square_meter",
    "price": [620, 700],
    "size": { "length": 154, "width": 50, "thickness": 18 },
    "pack": { "coverage": 0.616, "pieces": 80 },
    "origin": "MA",
    "attributes": {
      "thickness": 18,
      "finish": ["亮釉", "Gloss glaze"],
      "laying": ["人字拼", "Herringbone"],
      "jointWidth": 2,
      "shadeVariation": "V4",
      "waterAbsorption": 13,
      "uses": ["hotel", "retail", "kitchen"],
      "weight": 32
    },
    "layers": [
      ["浸釉", "Dipped glaze", 1, "#2F6B5C"],
      ["日晒陶坯", "Sun-dried clay, fired", 17, "#C69C80"]
    ],
    "coverWidth": 640,
    "room": "floor",
    "seed": 20112,
    "recipe": {
      "family": "tiles",
      "layout": "herringbone",
      "length": 156,
      "width": 52,
      "joint": 2,
      "jointColour": "#B7AC9A",
      "colours": ["#2C6656", "#3F7F6B", "#1F4D42", "#5B9580"],
      "variety": 1,
      "handmade": 0.85,
      "gloss": 0.85,
      "thin": "#A9B48F",
      "round": 3.4
    },
    "skus": [
      { "code": "MEN", "shade": ["深薄荷", "Deep mint"], "hex": "#427362", "stock": 170 },
      {
        "code": "SAF",
        "shade": ["藏红花", "Saffron"],
        "hex": "#C08B33",
        "stock": 95,
        "recipe": { "colours": ["#BE872E", "#D09E48", "#A87223", "#DBB568"], "thin": "#E4CB93" }
      },
      {
        "code": "BLU",
        "shade": ["染坊蓝", "Dyer’s blue"],
        "hex": "#415A82",
        "stock": 120,
        "recipe": { "colours": ["#304E7C", "#456593", "#243C63", "#5F7DA5"], "thin": "#9FAFB9" }
      },
      {
        "code": "PLT",
        "shade": ["灰泥", "Plaster"],
        "hex": "#CFC3B1",
        "stock": 210,
        "recipe": {
          "colours": ["#D2C6B4", "#C6B8A4", "#DDD4C5", "#BFAE97"],
          "thin": "#B58D6D",
          "jointColour": "#A69A88"
        }
      }
    ]
  }
]
