export const CONCRETE = [
  {
    "key": "BT-SLB",
    "brand": "Betonia",
    "name": "清水混凝土薄板",
    "enName": "Cast concrete slab",
    "description": "八毫米厚的真混凝土，干挂在吊顶和墙上都不费力。云纹来自浇筑，没有两片相同。",
    "enDescription": "Real concrete, eight millimetres thick and light enough for a ceiling. Its clouds come from the pour and cannot be ordered twice.",
    "category": "concrete",
    "unit": "square_meter",
    "price": [238, 272],
    "taxIncluded": true,
    "size": { "length": 2400, "width": 1200, "thickness": 8 },
    "pack": { "coverage": 2.88, "pieces": 1 },
    "origin": "AT",
    "attributes": {
      "thickness": 8,
      "finish": ["脱模原面", "As cast"],
      "jointWidth": 6,
      "waterAbsorption": 6,
      "uses": ["office", "retail", "facade", "home"],
      "frostProof": true,
      "weight": 17
    },
    "certificates": [{ "scheme": "fire_reaction", "year": 2024, "serial": 61 }],
    "layers": [
      ["混凝土面层", "Concrete face", 5, "#B0ADA7"],
      ["玄武岩网", "Basalt net", 1, "#5A5855"],
      ["混凝土", "Concrete", 2, "#A5A29C"]
    ],
    "coverWidth": 900,
    "room": "wall",
    "seed": 7808,
    "recipe": {
      "family": "concrete",
      "base": "#B8B5AF",
      "dark": "#97948E",
      "holes": 0.8
    },
    "skus": [
      { "code": "CEM", "shade": ["水泥灰", "Cement"], "hex": "#A9A6A0", "stock": 180 },
      {
        "code": "LIM",
        "shade": ["石灰白", "Lime white"],
        "hex": "#D5D1C8",
        "stock": 150,
        "recipe": { "base": "#DDD9D0", "dark": "#C4BFB4" }
      },
      {
        "code": "ANT",
        "shade": ["深炭", "Anthracite"],
        "hex": "#505152",
        "stock": 90,
        "recipe": { "base": "#5C5D5E", "dark": "#414243" }
      },
      {
        "code": "CLY",
        "shade": ["红土", "Red earth"],
        "hex": "#A0715C",
        "stock": 35,
        "recipe": { "base": "#AD7E68", "dark": "#8E614D" },
        "leadTimeDays": 45
      }
    ]
  },
  {
    "key": "BT-FRM",
    "brand": "Betonia",
    "name": "木模纹混凝土板",
    "enName": "Board-marked concrete",
    "description": "锯木模板把年轮印进混凝土，接缝处留一道细细的浆线。雨后颜色加深，木纹更清楚。",
    "enDescription": "Rough-sawn boards leave their rings in the concrete and a thin fin where they met. Rain deepens the print.",
    "category": "concrete",
    "unit": "square_meter",
    "price": [296, 340],
    "taxIncluded": true,
    "size": { "length": 2400, "width": 600, "thickness": 13 },
    "pack": { "coverage": 1.44, "pieces": 1 },
    "origin": "AT",
    "attributes": {
      "thickness": 13,
      "finish": ["木模纹", "Board marked"],
      "jointWidth": 8,
      "waterAbsorption": 6,
      "uses": ["facade", "outdoor", "hotel"],
      "frostProof": true,
      "weight": 28
    },
    "layers": [
      ["木模纹混凝土", "Concrete, board marked", 11, "#A9A59D"],
      ["玄武岩网", "Basalt net", 1, "#5A5855"],
      ["混凝土", "Concrete", 1, "#A09C94"]
    ],
    "coverWidth": 720,
    "room": "wall",
    "seed": 7909,
    "recipe": {
      "family": "concrete",
      "base": "#B3AFA7",
      "dark": "#918D85",
      "holes": 0.5,
      "formBoard": 120
    },
    "skus": [
      { "code": "GRY", "shade": ["本灰", "Grey"], "hex": "#A4A098", "stock": 120 },
      {
        "code": "WRM",
        "shade": ["暖灰", "Warm grey"],
        "hex": "#B3A695",
        "stock": 70,
        "recipe": { "base": "#BFB2A1", "dark": "#A08F7C", "formBoard": 150 }
      },
      {
        "code": "BLK",
        "shade": ["炭黑", "Black"],
        "hex": "#47464A",
        "stock": 40,
        "recipe": { "base": "#535256", "dark": "#39383B", "formBoard": 90 },
        "leadTimeDays": 45
      }
    ]
  }
]
