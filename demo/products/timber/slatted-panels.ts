export const SLATTED_PANELS = [
  {
    "key": "NH-SLT",
    "brand": "Nordhem",
    "name": "橡木格栅吸声板",
    "enName": "Slatted oak absorber",
    "description": "27 毫米的实木条立在黑色毛毡前，空隙吃掉中频的回声。背面开槽，转角可以现场弯。",
    "enDescription": "Solid laths of 27 mm stand before black felt, and the gaps swallow the middle of the voice. Scored on the back, a panel bends round a column on site.",
    "category": "slats",
    "unit": "square_meter",
    "price": [320, 368],
    "taxIncluded": true,
    "size": { "length": 2400, "width": 600, "thickness": 22 },
    "pack": { "coverage": 2.88, "pieces": 2 },
    "origin": "SE",
    "attributes": {
      "thickness": 22,
      "species": ["橡木", "Oak"],
      "finish": ["哑光油", "Matt oil"],
      "absorption": 0.6,
      "uses": ["home", "office", "school"],
      "fire": "B-s2,d0",
      "weight": 8.4
    },
    "certificates": [
      { "scheme": "low_emission", "year": 2025, "serial": 14 },
      { "scheme": "recycled_content", "year": 2024, "serial": 5 }
    ],
    "layers": [
      ["橡木条", "Oak lath", 13, "#BC9765"],
      ["再生聚酯毛毡", "Polyester felt, reclaimed", 9, "#3A3A3A"]
    ],
    "coverWidth": 480,
    "room": "wall",
    "seed": 5202,
    "recipe": {
      "family": "slats",
      "timber": "oak-panel",
      "variety": 0.9,
      "slat": 27,
      "gap": 13,
      "felt": "#2B2A29",
      "profile": "square"
    },
    "skus": [
      { "code": "N", "shade": ["本色配黑毡", "Natural on black"], "hex": "#B89462", "stock": 360 },
      {
        "code": "W",
        "shade": ["白油配灰毡", "White oil on grey"],
        "hex": "#D2C0A0",
        "stock": 240,
        "recipe": { "light": "#E6D8BE", "dark": "#B59A73", "felt": "#7A7873", "ring": 5.5 }
      },
      {
        "code": "S",
        "shade": ["烟熏配黑毡", "Smoked on black"],
        "hex": "#5F4631",
        "stock": 180,
        "recipe": { "light": "#82634A", "dark": "#3F2C1F", "felt": "#232221" }
      },
      {
        "code": "G",
        "shade": ["本色配绿毡", "Natural on moss"],
        "hex": "#A98757",
        "stock": 60,
        "recipe": { "felt": "#3C4A38" },
        "leadTimeDays": 28
      }
    ]
  },
  {
    "key": "NH-ROD",
    "brand": "Nordhem",
    "name": "半圆木线墙板",
    "enName": "Half-round rods",
    "description": "半圆木线紧挨着排，侧光下像垂落的布褶。板宽是线宽的整数倍，接缝藏在两线之间。",
    "enDescription": "Half rounds set side by side, which raking light turns into folds. The panel is a whole number of rods wide, and the seam hides in a valley.",
    "category": "rods",
    "unit": "square_meter",
    "price": [410, 470],
    "size": { "length": 2700, "width": 384, "thickness": 18 },
    "pack": { "coverage": 2.07, "pieces": 2 },
    "origin": "LT",
    "attributes": {
      "thickness": 18,
      "species": ["白蜡木", "Ash"],
      "finish": ["清漆 10 度", "Lacquer, 10 gloss"],
      "uses": ["home", "hotel", "retail"],
      "weight": 10.5
    },
    "layers": [
      ["半圆木线", "Half-round rod", 14, "#CBB088"],
      ["桦木胶合板底", "Birch plywood", 4, "#DDC7A0"]
    ],
    "coverWidth": 420,
    "room": "wall",
    "seed": 5303,
    "recipe": {
      "family": "slats",
      "light": "#DCC8A6",
      "dark": "#A98A62",
      "ring": 5,
      "contrast": 0.6,
      "variety": 0.7,
      "pores": 0.5,
      "quarter": 0.5,
      "slat": 31,
      "gap": 1,
      "felt": "#4A3B2C",
      "profile": "round"
    },
    "skus": [
      { "code": "A", "shade": ["白蜡", "Ash"], "hex": "#CDB48D", "stock": 96 },
      {
        "code": "R",
        "shade": ["砖红", "Brick red"],
        "hex": "#8F4A35",
        "stock": 44,
        "recipe": { "light": "#A25A43", "dark": "#6E3424", "felt": "#3A1D15", "contrast": 0.4 },
        "leadTimeDays": 24
      },
      {
        "code": "K",
        "shade": ["墨黑", "Ink"],
        "hex": "#33312F",
        "stock": 71,
        "recipe": { "light": "#464340", "dark": "#232120", "felt": "#141312", "contrast": 0.4 }
      }
    ]
  }
]
