export const GROWN_PATINA = [
  {
    "key": "TG-COR",
    "brand": "Tongguan Works",
    "name": "预锈耐候钢板",
    "enName": "Pre-rusted weathering steel",
    "description": "在院子里喷水、晒干，反复四十回，锈层密实之后就不再往里走。头一年下雨仍会流黄水，浅色石材请离它远一些。",
    "enDescription": "Wetted and dried in the yard some forty times, until the rust has closed and goes no deeper. It still bleeds in the first year’s rain, so keep pale stone out of its way.",
    "category": "patina",
    "unit": "square_meter",
    "price": [385, 430],
    "taxIncluded": true,
    "size": { "length": 2500, "width": 1250, "thickness": 3 },
    "origin": "CN-GD",
    "isDomestic": true,
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 3,
      "alloy": ["耐候钢", "Weathering steel"],
      "finish": ["预锈稳定", "Pre-rusted and stabilised"],
      "bendRadius": 9,
      "weight": 23.6,
      "frostProof": true,
      "fire": "A1",
      "uses": ["facade", "outdoor", "retail"]
    },
    "layers": [
      ["锈层", "Rust", 0.12, "#7C4A2C"],
      ["耐候钢", "Weathering steel", 3, "#5E5A56"]
    ],
    "coverWidth": 600,
    "room": "wall",
    "seed": 40703,
    "recipe": {
      "family": "patina",
      "metal": "#7B4426",
      "deep": "#633820",
      "bloom": "#A3622F",
      "amount": 0.95
    },
    "skus": [
      { "code": "OPN", "shade": ["露天锈", "Open air"], "hex": "#7A482B", "stock": 90 },
      {
        "code": "SEA",
        "shade": ["封蜡锈", "Sealed"],
        "hex": "#603922",
        "stock": 48,
        "recipe": { "bloom": "#905026" },
        "price": [455, 498]
      }
    ]
  },
  {
    "key": "TG-VRD",
    "brand": "Tongguan Works",
    "name": "铜绿青铜板",
    "enName": "Verdigris bronze",
    "description": "盐与氨水刷三遍，盖上湿锯末闷两天，绿是从边上往中间爬的。每块绿多绿少不一样，按编号排版上墙。",
    "enDescription": "Salt and ammonia are brushed on three times and the sheet sleeps two days under damp sawdust, greening from the rim inwards. No two carry the same amount, so they are numbered and hung in order.",
    "category": "patina",
    "unit": "square_meter",
    "price": [1680, 1960],
    "size": { "length": 2000, "width": 600, "thickness": 1.2 },
    "origin": "CN-GD",
    "isDomestic": true,
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 1.2,
      "alloy": ["锡青铜", "Tin bronze"],
      "finish": ["化学着绿", "Chemical verdigris"],
      "care": ["每年补一次微晶蜡", "Renew microcrystalline wax yearly"],
      "weight": 10.6,
      "fire": "A1",
      "uses": ["hotel", "retail", "facade"]
    },
    "layers": [
      ["微晶蜡", "Microcrystalline wax", 0.02, "#E6E0CF"],
      ["铜绿", "Verdigris", 0.08, "#6FA08F"],
      ["青铜板", "Bronze sheet", 1.2, "#8A6A42"]
    ],
    "coverWidth": 500,
    "room": "wall",
    "seed": 40711,
    "recipe": {
      "family": "patina",
      "metal": "#8A6840",
      "deep": "#4B3A26",
      "bloom": "#82AC9D",
      "amount": 0.75
    },
    "skus": [
      { "code": "HAL", "shade": ["半绿", "Half green"], "hex": "#6A614B", "stock": 14, "recipe": { "amount": 0.5 } },
      { "code": "FUL", "shade": ["满绿", "Full green"], "hex": "#71897B", "stock": 9, "recipe": { "amount": 0.88 } },
      {
        "code": "BLU",
        "shade": ["蓝绿", "Blue-green"],
        "hex": "#697F79",
        "stock": 0,
        "recipe": { "bloom": "#7CA8A6", "amount": 0.85 },
        "leadTimeDays": 50
      }
    ]
  },
  {
    "key": "TG-BLK",
    "brand": "Tongguan Works",
    "name": "热轧发黑钢板",
    "enName": "Blackened hot-rolled steel",
    "description": "留着轧机滚出来的氧化皮，只在淡处补一遍发黑液，蓝、灰、紫都在里头。上油之后摸着温润，指纹一擦就没。",
    "enDescription": "The scale from the rolling mill is left on and only the pale places are touched up, so blue, grey and violet stay in the black. Oiled, it feels smooth, and a finger mark wipes away.",
    "category": "patina",
    "unit": "square_meter",
    "price": [320, 360],
    "taxIncluded": true,
    "size": { "length": 3000, "width": 1500, "thickness": 2 },
    "origin": "CN-GD",
    "isDomestic": true,
    "attributes": {
      "thickness": 2,
      "alloy": ["热轧低碳钢", "Hot-rolled mild steel"],
      "finish": ["发黑上油", "Blackened and oiled"],
      "bendRadius": 3,
      "recycledShare": 42,
      "weight": 15.7,
      "fire": "A1",
      "uses": ["home", "retail", "kitchen"]
    },
    "layers": [
      ["蜂蜡油", "Beeswax oil", 0.01, "#E0D5BB"],
      ["氧化皮", "Mill scale", 0.03, "#3C4046"],
      ["热轧钢", "Hot-rolled steel", 2, "#6C6E70"]
    ],
    "coverWidth": 420,
    "room": "counter",
    "seed": 40723,
    "recipe": {
      "family": "patina",
      "metal": "#565C63",
      "deep": "#2C2F32",
      "amount": 0.55
    },
    "skus": [
      { "code": "BLU", "shade": ["蓝黑", "Blue-black"], "hex": "#3D434A", "stock": 130 },
      {
        "code": "GRA",
        "shade": ["石墨", "Graphite"],
        "hex": "#545557",
        "stock": 110,
        "recipe": { "metal": "#77787A", "deep": "#37383A", "amount": 0.4 }
      }
    ]
  }
]
