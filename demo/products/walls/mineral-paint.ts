export const MINERAL_PAINT = [
  {
    "key": "KM-MIN",
    "brand": "Kridtmose",
    "name": "硅酸盐矿物漆",
    "enName": "Silicate mineral paint",
    "description": "与墙体发生反应，不成膜，不起皮，水汽照样进出。刷在新旧抹灰上都行，两遍盖底。",
    "enDescription": "It bonds with the wall instead of lying on it, and moisture passes both ways. Old plaster or new, two coats cover.",
    "category": "mineralPaint",
    "unit": "litre",
    "price": [86, 92],
    "taxIncluded": true,
    "size": { "length": 250, "width": 240 },
    "shape": "tin",
    "pack": { "coverage": 6.5 },
    "origin": "DK",
    "attributes": {
      "finish": ["平哑", "Flat matt"],
      "coats": [2, 2],
      "uses": ["home", "office", "school", "facade"],
      "washable": true,
      "fire": "A2-s1,d0"
    },
    "certificates": [{ "scheme": "low_emission", "year": 2022, "serial": 3 }],
    "layers": [
      ["矿物漆两遍", "Mineral paint, two coats", 0.3, "#B8A892"],
      ["硅酸盐底漆", "Silicate primer", 0.1, "#E6E2DA"],
      ["抹灰层", "Plaster", 10, "#CFC8BA"]
    ],
    "coverWidth": 260,
    "room": "wall",
    "seed": 8303,
    "recipe": {
      "family": "plaster",
      "base": "#B8A892",
      "deep": "#A1917A",
      "tool": "brush",
      "relief": 0.8,
      "cloud": 0.8
    },
    "skus": [
      { "code": "LAK", "shade": ["湖", "Lake"], "hex": "#5B7F86", "stock": 170 },
      { "code": "MSH", "shade": ["蘑菇", "Mushroom"], "hex": "#B8A892", "stock": 400 },
      { "code": "SNW", "shade": ["雪", "Snow"], "hex": "#EBE8E1", "stock": 820 },
      { "code": "FRN", "shade": ["蕨", "Fern"], "hex": "#5E7257", "stock": 210 },
      { "code": "TOM", "shade": ["番茄干", "Dried tomato"], "hex": "#8E4534", "stock": 130 }
    ]
  },
  {
    "key": "KM-SND",
    "brand": "Kridtmose",
    "name": "粗砂刮面灰泥",
    "description": "掺两毫米的河砂，半干时用钉板刮出粗面。西晒的墙上，影子一天换几回。",
    "category": "render",
    "unit": "kilogram",
    "price": [14, 17],
    "taxIncluded": true,
    "size": { "length": 300, "width": 280 },
    "shape": "tin",
    "pack": { "coverage": 0.11 },
    "origin": "DK",
    "attributes": {
      "finish": ["刮面", "Scraped"],
      "coats": [1, 2],
      "uses": ["facade", "outdoor", "hotel"],
      "fire": "A1"
    },
    "layers": [
      ["刮面层", "Scraped coat", 6, "#CDBFA8"],
      ["底灰", "Base coat", 10, "#BDB3A2"]
    ],
    "coverWidth": 300,
    "room": "wall",
    "seed": 8404,
    "recipe": {
      "family": "plaster",
      "base": "#D0C3AE",
      "deep": "#BDAE96",
      "tool": "grain",
      "relief": 1.1,
      "cloud": 0.5
    },
    "skus": [
      { "code": "DUN", "shade": ["沙丘", "Dune"], "hex": "#D0C3AE", "stock": 900 },
      { "code": "CHK", "shade": ["白垩", "Chalk"], "hex": "#E0DCD2", "stock": 700 },
      { "code": "EAR", "shade": ["泥土", "Earth"], "hex": "#9C7459", "stock": 260 }
    ]
  }
]
