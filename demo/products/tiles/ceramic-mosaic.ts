export const CERAMIC_MOSAIC = [
  {
    "key": "FB-MON",
    "brand": "Fornace Blu",
    "name": "圆粒马赛克「硬币」",
    "enName": "Moneta penny round",
    "description": "直径十九毫米，面微微鼓起，赤脚踩上去像踩一把硬币。纸贴在正面，铺完喷水揭纸，缝就全露出来等着填。",
    "enDescription": "Rounds of nineteen millimetres with a slight dome that bare feet notice. Paper holds them by the face: wet it, peel it, and every joint lies open for grout.",
    "category": "mosaic",
    "currency": "rmb",
    "unit": "square_meter",
    "price": [186, 218],
    "taxIncluded": true,
    "size": { "length": 300, "width": 300, "thickness": 5 },
    "pack": { "coverage": 0.99, "pieces": 11 },
    "origin": "CN-GD",
    "isDomestic": true,
    "attributes": {
      "thickness": 5,
      "pieceSize": 19,
      "finish": ["半亮釉", "Half-gloss glaze"],
      "jointWidth": 2,
      "waterAbsorption": 0.4,
      "slip": "R10",
      "uses": ["bath", "kitchen", "hotel"],
      "weight": 11
    },
    "certificates": [{ "scheme": "slip_resistance", "year": 2022, "serial": 305 }],
    "layers": [
      ["半亮釉", "Half-gloss glaze", 0.3, "#8FA39B"],
      ["瓷坯", "Porcelain", 4.7, "#E4E0D8"]
    ],
    "coverWidth": 300,
    "room": "floor",
    "seed": 20176,
    "recipe": {
      "family": "mosaic",
      "pieces": "penny",
      "pitch": 21,
      "joint": 2,
      "jointColour": "#DAD6CC",
      "colours": ["#8DA29A", "#9BAFA6", "#7E948C"],
      "variety": 0.5,
      "gloss": 0.6
    },
    "skus": [
      { "code": "EUC", "shade": ["桉", "Eucalyptus"], "hex": "#98A9A0", "stock": 640 },
      {
        "code": "CAL",
        "shade": ["粉笔", "Chalk"],
        "hex": "#DDD9CF",
        "stock": 880,
        "recipe": { "colours": ["#E3DFD6", "#EAE6DE", "#D8D3C7"] }
      },
      {
        "code": "RUG",
        "shade": ["锈粉", "Rust pink"],
        "hex": "#BC8E7C",
        "stock": 310,
        "recipe": { "colours": ["#B57F6B", "#C4917E", "#A5705D"], "jointColour": "#D6C8BB" }
      },
      {
        "code": "NER",
        "shade": ["煤", "Coal"],
        "hex": "#3F4043",
        "stock": 450,
        "recipe": { "colours": ["#34363A", "#404247", "#2B2D30"], "jointColour": "#77756F" }
      },
      {
        "code": "PEP",
        "shade": ["黑白混", "Pepper mix"],
        "hex": "#B5B2AA",
        "stock": 120,
        "recipe": {
          "colours": ["#DEDAD1", "#DEDAD1", "#3A3B3E", "#C9C5BB"],
          "jointColour": "#B7B2A8",
          "variety": 0.9
        },
        "price": [198, 230]
      }
    ]
  },
  {
    "key": "FB-BAC",
    "brand": "Fornace Blu",
    "name": "细条马赛克「棒」",
    "enName": "Bacchetta stick mosaic",
    "description": "十二毫米宽、近十厘米长的细条，专为圆柱和弧墙而切。哑釉里撒了一小撮铁，烧过变成褐色的针尖。",
    "enDescription": "Sticks of twelve millimetres by nearly ten centimetres, cut for columns and walls that bend. A pinch of iron in the matt glaze burns to brown pinpricks.",
    "category": "mosaic",
    "unit": "square_meter",
    "price": [418, 466],
    "taxIncluded": true,
    "size": { "length": 300, "width": 295, "thickness": 7 },
    "pack": { "coverage": 0.885, "pieces": 10 },
    "origin": "IT",
    "attributes": {
      "thickness": 7,
      "pieceSize": 96,
      "finish": ["哑釉", "Matt glaze"],
      "jointWidth": 2,
      "shadeVariation": "V2",
      "waterAbsorption": 0.5,
      "frostProof": true,
      "uses": ["hotel", "retail", "bath"],
      "weight": 14
    },
    "layers": [
      ["含铁哑釉", "Matt glaze with iron", 0.4, "#B9A98F"],
      ["炻器", "Stoneware", 6.6, "#CDBFA8"],
      ["背网", "Backing net", 0.4, "#E5E3DD"]
    ],
    "coverWidth": 320,
    "room": "counter",
    "seed": 20192,
    "recipe": {
      "family": "mosaic",
      "pieces": "stick",
      "pitch": 14,
      "joint": 2,
      "jointColour": "#C6BCA9",
      "colours": ["#B8A78C", "#C3B49B", "#A99779", "#CDBFA8"],
      "variety": 0.7,
      "gloss": 0.2
    },
    "skus": [
      { "code": "SAB", "shade": ["沙", "Sand"], "hex": "#B9AA91", "stock": 240 },
      {
        "code": "OLI",
        "shade": ["橄榄灰", "Olive grey"],
        "hex": "#82826E",
        "stock": 175,
        "recipe": { "colours": ["#74755F", "#838572", "#666853", "#8E8F7D"] }
      },
      {
        "code": "INC",
        "shade": ["墨水", "Ink"],
        "hex": "#425162",
        "stock": 90,
        "recipe": { "colours": ["#344558", "#42556A", "#293848", "#516379"], "jointColour": "#7F8689" }
      },
      {
        "code": "CRT",
        "shade": ["陶土", "Clay"],
        "hex": "#AD7158",
        "stock": 140,
        "recipe": { "colours": ["#A86549", "#B7775B", "#965539", "#C08A70"], "jointColour": "#BFA895" }
      }
    ]
  },
  {
    "key": "MD-ZLJ",
    "brand": "Maadra",
    "name": "碎拼釉片「残月」",
    "enName": "Waning moon shards",
    "description": "烧坏、切坏的釉砖不扔，按色分筐，敲成拇指大小，面朝下排成一张。没有图纸，全凭眼睛，花纹就是碎片之间的缝。",
    "enDescription": "Squares spoiled in firing or cutting are sorted by colour, broken to the size of a thumb and set face down into sheets. There is no drawing: the joint between shards is the pattern.",
    "category": "mosaic",
    "unit": "square_meter",
    "price": [390, 470],
    "size": { "length": 400, "width": 400, "thickness": 11 },
    "pack": { "coverage": 0.96, "pieces": 6 },
    "origin": "MA",
    "attributes": {
      "thickness": 11,
      "pieceSize": 55,
      "finish": ["亮釉", "Gloss glaze"],
      "jointWidth": 4,
      "recycledShare": 100,
      "shadeVariation": "V4",
      "waterAbsorption": 12,
      "uses": ["hotel", "bath", "retail"]
    },
    "layers": [
      ["旧釉", "Glaze, reclaimed", 0.7, "#D8D0BE"],
      ["碎陶坯", "Broken terracotta", 10.3, "#C4977A"]
    ],
    "coverWidth": 480,
    "room": "wall",
    "seed": 20208,
    "recipe": {
      "family": "mosaic",
      "pieces": "broken",
      "pitch": 42,
      "joint": 4,
      "jointColour": "#BFB5A4",
      "colours": ["#DCD5C5", "#CFC6B3", "#E5DFD1", "#C3CBC4"],
      "variety": 0.8,
      "gloss": 0.85
    },
    "skus": [
      { "code": "LUN", "shade": ["月白", "Moon white"], "hex": "#D1C9B8", "stock": 200 },
      {
        "code": "GIA",
        "shade": ["园子", "Garden"],
        "hex": "#7E8A6E",
        "stock": 95,
        "recipe": { "colours": ["#5F7A57", "#8A9A6C", "#3F5F4C", "#B3B38A"], "jointColour": "#C4BBA8" }
      },
      {
        "code": "NUI",
        "shade": ["夜市", "Night market"],
        "hex": "#5A5A68",
        "stock": 110,
        "recipe": { "colours": ["#2F4468", "#3E5C86", "#6B3C45", "#22304A", "#B98B4A"], "jointColour": "#8F887C" }
      }
    ]
  }
]
