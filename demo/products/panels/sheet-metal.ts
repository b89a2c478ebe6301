export const SHEET_METAL = [
  {
    "key": "TG-BRS",
    "brand": "Tongguan Works",
    "name": "长丝拉纹金属板",
    "enName": "Long-brushed sheet",
    "description": "拉丝从板头走到板尾不断线，转角折弯后纹路照样对得上。出厂覆膜，装好再撕。",
    "enDescription": "Brush lines run from end to end without a break and still meet after folding. The film comes off when the fitter has gone home.",
    "category": "brushed",
    "unit": "square_meter",
    "price": [620, 760],
    "taxIncluded": true,
    "size": { "length": 2440, "width": 1220, "thickness": 1.2 },
    "origin": "CN-GD",
    "isDomestic": true,
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 1.2,
      "finish": ["拉丝", "Brushed"],
      "uses": ["hotel", "retail", "kitchen"],
      "fire": "A1",
      "weight": 10.2
    },
    "certificates": [{ "scheme": "recycled_content", "year": 2025, "serial": 15 }],
    "layers": [
      ["透明漆", "Clear coat", 0.02, "#E8E2D2"],
      ["拉丝黄铜", "Brass, brushed", 1.2, "#B99A5B"]
    ],
    "coverWidth": 300,
    "room": "wall",
    "seed": 9208,
    "recipe": {
      "family": "metal",
      "base": "#C2A566",
      "deep": "#96794A",
      "finish": "brushed"
    },
    "skus": [
      { "code": "BRS", "shade": ["黄铜", "Brass"], "hex": "#B4965B", "stock": 60 },
      {
        "code": "STL",
        "shade": ["不锈钢", "Steel"],
        "hex": "#A3A5A6",
        "stock": 180,
        "recipe": { "base": "#B3B5B7", "deep": "#8B8E91" },
        "price": [380, 430]
      },
      {
        "code": "COP",
        "shade": ["紫铜", "Copper"],
        "hex": "#B0714F",
        "stock": 44,
        "recipe": { "base": "#BE7F5B", "deep": "#8E573C" }
      },
      {
        "code": "GUN",
        "shade": ["枪灰", "Gunmetal"],
        "hex": "#57585A",
        "stock": 90,
        "recipe": { "base": "#66676A", "deep": "#454648" },
        "price": [460, 520]
      }
    ]
  },
  {
    "key": "TG-PAT",
    "brand": "Tongguan Works",
    "name": "手作着色铜板",
    "enName": "Hand-patinated copper",
    "description": "酸液擦上去，等它自己长，看准了再冲水。每张板都拍照存档，确认之后才发货。",
    "enDescription": "The acid is wiped on, left to grow and washed off when the eye says so. A photograph of every sheet is sent for approval before it ships.",
    "category": "patina",
    "unit": "square_meter",
    "size": { "length": 2000, "width": 1000, "thickness": 1.5 },
    "origin": "CN-GD",
    "isDomestic": true,
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 1.5,
      "finish": ["着色封蜡", "Patinated and waxed"],
      "uses": ["hotel", "retail"],
      "fire": "A1",
      "weight": 13.4
    },
    "layers": [
      ["封蜡", "Wax", 0.02, "#E6DDC8"],
      ["着色层", "Patina", 0.05, "#5E4A3B"],
      ["紫铜板", "Copper sheet", 1.5, "#B0714F"]
    ],
    "coverWidth": 800,
    "room": "wall",
    "seed": 9309,
    "recipe": {
      "family": "patina",
      "metal": "#8C5E42",
      "deep": "#4C392F",
      "amount": 0.5
    },
    "skus": [
      { "code": "TOB", "shade": ["烟草", "Tobacco"], "hex": "#694A38", "stock": 0, "leadTimeDays": 35 },
      {
        "code": "VER",
        "shade": ["铜绿", "Verdigris"],
        "hex": "#6B766A",
        "stock": 0,
        "recipe": { "bloom": "#7FA598", "amount": 0.75 },
        "leadTimeDays": 45
      },
      {
        "code": "STM",
        "shade": ["暴风", "Storm"],
        "hex": "#4B4D52",
        "stock": 6,
        "recipe": { "metal": "#62656B", "deep": "#35363A" },
        "leadTimeDays": 35
      }
    ]
  }
]
