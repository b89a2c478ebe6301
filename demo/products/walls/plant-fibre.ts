export const PLANT_FIBRE = [
  {
    "key": "ZL-GRS",
    "brand": "Zhuli",
    "name": "剑麻编织墙纸",
    "enName": "Sisal grasscloth",
    "description": "晒干的剑麻丝手工并成帘，再裱到染过色的纸上。拼缝看得见，那是它的样子，不是毛病。",
    "enDescription": "Strands of dried sisal are laid side by side by hand and backed with tinted paper. Seams show, and are meant to.",
    "category": "grasscloth",
    "unit": "roll",
    "price": [520, 580],
    "taxIncluded": true,
    "size": { "length": 7300, "width": 910 },
    "shape": "roll",
    "pack": { "coverage": 6.64, "pieces": 1 },
    "origin": "CN-ZJ",
    "isDomestic": true,
    "attributes": {
      "composition": ["剑麻 80 %，纸 20 %", "80 % sisal, 20 % paper"],
      "uses": ["home", "hotel", "retail"],
      "washable": false,
      "repeat": 0,
      "fire": "C-s1,d0"
    },
    "certificates": [{ "scheme": "low_emission", "year": 2024, "serial": 37 }],
    "layers": [
      ["剑麻丝", "Sisal strands", 0.9, "#D2BE93"],
      ["棉线", "Cotton thread", 0.2, "#E2D6BC"],
      ["染色纸底", "Tinted paper", 0.3, "#7C6A48"]
    ],
    "coverWidth": 260,
    "room": "wall",
    "seed": 8501,
    "recipe": {
      "family": "grasscloth",
      "straw": "#D2BE93",
      "dark": "#A78F60",
      "paper": "#8A7650",
      "strand": 2.2
    },
    "skus": [
      { "code": "STR", "shade": ["麦秸", "Straw"], "hex": "#C4AE80", "stock": 140 },
      {
        "code": "FOG",
        "shade": ["雾灰", "Fog"],
        "hex": "#B3ADA0",
        "stock": 120,
        "recipe": { "straw": "#C8C2B5", "dark": "#948D80", "paper": "#7A756B" }
      },
      {
        "code": "TEA",
        "shade": ["老茶", "Old tea"],
        "hex": "#7A5B3E",
        "stock": 80,
        "recipe": { "straw": "#96734F", "dark": "#553C27", "paper": "#43301F" }
      },
      {
        "code": "BAM",
        "shade": ["竹青", "Bamboo"],
        "hex": "#8B9168",
        "stock": 66,
        "recipe": { "straw": "#A5AA80", "dark": "#6B7149", "paper": "#535A3A" }
      },
      {
        "code": "IND",
        "shade": ["蓝染", "Indigo"],
        "hex": "#46566B",
        "stock": 30,
        "recipe": { "straw": "#62748A", "dark": "#2F3E52", "paper": "#232E3E" },
        "price": [580, 640],
        "leadTimeDays": 30
      }
    ]
  },
  {
    "key": "ZL-CAN",
    "brand": "Zhuli",
    "name": "八角眼藤席",
    "enName": "Octagon cane webbing",
    "description": "印尼进的藤皮，在安吉编成八角眼。柜门、屏风、吊顶都用得上，先泡水再绷。",
    "enDescription": "Indonesian rattan peel woven with the eight-sided eye in Anji. Soak it, stretch it, and it will serve a cupboard door or a ceiling.",
    "category": "cane",
    "currency": "rmb",
    "unit": "meter",
    "price": [168, 196],
    "taxIncluded": true,
    "size": { "length": 15000, "width": 900 },
    "shape": "roll",
    "origin": "CN-ZJ",
    "isDomestic": true,
    "attributes": {
      "thickness": 1.8,
      "composition": ["天然藤皮", "Rattan peel"],
      "uses": ["home", "hotel"],
      "finish": ["原面", "Natural"]
    },
    "layers": [
      ["斜走藤皮", "Diagonal strands", 0.6, "#D9B98A"],
      ["横向双股", "Level pairs", 0.6, "#CDA874"],
      ["竖向双股", "Upright pairs", 0.6, "#C29B66"]
    ],
    "coverWidth": 150,
    "room": "wall",
    "seed": 8602,
    "recipe": {
      "family": "cane",
      "strand": "#DDC092",
      "ground": "#54483B",
      "mesh": 15
    },
    "skus": [
      { "code": "NAT", "shade": ["本色", "Natural"], "hex": "#D2B283", "stock": 300 },
      {
        "code": "BLE",
        "shade": ["漂白", "Bleached"],
        "hex": "#E2D6BE",
        "stock": 180,
        "recipe": { "strand": "#EADFCB", "ground": "#6B6358" }
      },
      {
        "code": "DRK",
        "shade": ["茶染", "Tea stained"],
        "hex": "#8A5E38",
        "stock": 75,
        "recipe": { "strand": "#9A6C43", "ground": "#2C221A" }
      }
    ]
  }
]
