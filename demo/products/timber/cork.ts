export const CORK = [
  {
    "key": "SG-CKF",
    "brand": "Stillgrove",
    "name": "软木锁扣地板",
    "enName": "Cork click floor",
    "description": "赤脚踩上去不凉，掉个杯子也不一定碎。此系列已停产，余货按仓库现量出。",
    "enDescription": "Warm under bare feet, and kind to a dropped cup. The series has left production; what is in the warehouse is what there is.",
    "category": "corkFloor",
    "unit": "box",
    "price": [486, 520],
    "taxIncluded": true,
    "size": { "length": 900, "width": 295, "thickness": 10.5 },
    "pack": { "coverage": 2.12, "pieces": 8 },
    "origin": "PT",
    "status": "withdrawn",
    "attributes": {
      "thickness": 10.5,
      "finish": ["水性漆", "Water lacquer"],
      "laying": ["错缝", "Staggered"],
      "uses": ["home"],
      "underfloorHeating": true,
      "slip": "R9"
    },
    "certificates": [{ "scheme": "slip_resistance", "year": 2022, "serial": 18 }],
    "layers": [
      ["软木面层，水性漆", "Cork, lacquered", 3, "#B98A55"],
      ["高密度纤维板", "Fibreboard", 6, "#B7A285"],
      ["软木衬垫", "Cork underlay", 1.5, "#9A6E42"]
    ],
    "coverWidth": 320,
    "room": "floor",
    "seed": 5404,
    "recipe": {
      "family": "cork",
      "light": "#C99E68",
      "dark": "#75502E",
      "granule": 5,
      "bark": 0.06
    },
    "skus": [
      { "code": "N", "shade": ["天然", "Natural"], "hex": "#B58B58", "stock": 38 },
      { "code": "W", "shade": ["奶白", "Milk"], "hex": "#CFC0A6", "stock": 12 },
      { "code": "B", "shade": ["可可", "Cocoa"], "hex": "#6A4C36", "stock": 5 }
    ]
  },
  {
    "key": "SG-CRK",
    "brand": "Stillgrove",
    "name": "粗粒软木墙砖",
    "enName": "Coarse cork wall tile",
    "description": "用大颗粒热压，不加胶，靠树脂自己黏住。高温蒸过的软木颜色深，闻起来有一点炭香。",
    "enDescription": "Large granules pressed with heat alone; the cork’s own resin is the glue. Steaming darkens them and leaves a faint smell of smoke.",
    "category": "corkTile",
    "unit": "piece",
    "price": [36, 44],
    "size": { "length": 300, "width": 300, "thickness": 20 },
    "pack": { "coverage": 0.09 },
    "origin": "PT",
    "attributes": {
      "thickness": 20,
      "density": 165,
      "absorption": 0.45,
      "uses": ["home", "office", "school"],
      "fire": "E",
      "weight": 3.3
    },
    "certificates": [{ "scheme": "recycled_content", "year": 2025, "serial": 9 }],
    "layers": [["热膨软木", "Expanded cork", 20, "#5B4231"]],
    "coverWidth": 300,
    "room": "wall",
    "seed": 5505,
    "recipe": {
      "family": "cork",
      "light": "#7E5D40",
      "dark": "#2F2018",
      "granule": 10,
      "bark": 0.14
    },
    "skus": [
      { "code": "20", "called": ["久蒸，20 毫米", "Long steamed, 20 mm"], "stock": 900 },
      {
        "code": "20L",
        "called": ["浅蒸，20 毫米", "Lightly steamed, 20 mm"],
        "stock": 640,
        "recipe": { "light": "#B98F60", "dark": "#66462B", "bark": 0.1 }
      },
      {
        "code": "40",
        "called": ["大颗粒，40 毫米", "Larger grain, 40 mm"],
        "stock": 220,
        "size": { "length": 300, "width": 300, "thickness": 40 },
        "price": [62, 70],
        "recipe": { "granule": 13 }
      }
    ]
  }
]
