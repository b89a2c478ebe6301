export const MARBLE = [
  {
    "key": "CV-VEN",
    "brand": "Casa Ventura",
    "name": "风白大理石",
    "enName": "Bianco Vento marble",
    "description": "白底上的灰脉像被风吹斜的烟，旁边带一点暖黄。板厚两厘米，连号开片，可拼成对称纹。",
    "enDescription": "Grey veins lean across the white as if wind had caught smoke, with a trace of warm ochre beside them. Pieces two centimetres thick are cut in pairs that open like a book.",
    "category": "marble",
    "unit": "square_meter",
    "price": [880, 1260],
    "size": { "length": 1200, "width": 600, "thickness": 20 },
    "pack": { "coverage": 1.44, "pieces": 2 },
    "origin": "IT",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 20,
      "finish": ["抛光", "Polished"],
      "waterAbsorption": 0.2,
      "uses": ["bath", "hotel", "home"],
      "underfloorHeating": true,
      "weight": 54
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2024, "serial": 45 }],
    "layers": [
      ["抛光大理石", "Marble, polished", 20, "#E8E6E2"],
      ["玻纤网", "Glass-fibre net", 1, "#BFC4C4"]
    ],
    "coverWidth": 900,
    "room": "wall",
    "seed": 7101,
    "recipe": {
      "family": "marble",
      "base": "#ECEAE6",
      "cloud": "#D9D8D6",
      "vein": "#7C7F83",
      "stain": "#CDBD9C",
      "scale": 330,
      "angle": 38,
      "bold": 0.9,
      "net": 0.4
    },
    "skus": [
      { "code": "P", "shade": ["抛光", "Polished"], "hex": "#E3E1DD", "stock": 180 },
      {
        "code": "H",
        "shade": ["哑面", "Honed"],
        "hex": "#DCDAD6",
        "stock": 96,
        "recipe": { "gloss": 0.12, "base": "#E5E3DF" },
        "seed": 7190
      }
    ]
  },
  {
    "key": "CV-VER",
    "brand": "Casa Ventura",
    "name": "夜绿大理石",
    "enName": "Verde Notte marble",
    "description": "近乎黑的绿，白脉细密如网。产量不稳，价格按荒料逐块报。",
    "enDescription": "A green close to black, netted with white. The quarry gives little of it, and each block is quoted on its own.",
    "category": "marble",
    "unit": "square_meter",
    "size": { "length": 1200, "width": 600, "thickness": 20 },
    "origin": "IT",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 20,
      "finish": ["抛光", "Polished"],
      "bookMatched": true,
      "mohs": 4,
      "waterAbsorption": 0.3,
      "uses": ["bath", "hotel", "retail"],
      "weight": 56
    },
    "layers": [
      ["抛光大理石", "Marble, polished", 20, "#26392F"],
      ["树脂背胶", "Resin backing", 1, "#8F938C"]
    ],
    "coverWidth": 900,
    "room": "wall",
    "seed": 7203,
    "recipe": {
      "family": "marble",
      "base": "#2C4438",
      "cloud": "#1E3028",
      "vein": "#B9C4B6",
      "stain": "#4B6B5A",
      "scale": 150,
      "angle": -28,
      "bold": 0.85,
      "net": 1,
      "gloss": 0.6
    },
    "skus": [{ "code": "P", "shade": ["抛光", "Polished"], "hex": "#2A3F34", "stock": 0, "leadTimeDays": 60 }]
  },
  {
    "key": "CV-ROS",
    "brand": "Casa Ventura",
    "name": "晨玫瑰大理石",
    "enName": "Rosa Alba marble",
    "description": "粉色里掺着奶油和一丝锈红，像清晨的山。质地偏软，建议用于墙面与台盆。",
    "enDescription": "Pink with cream and a thread of rust, the colour of hills before sunrise. It is a soft stone, better on walls and washstands than underfoot.",
    "category": "marble",
    "unit": "square_meter",
    "price": [760, 940],
    "size": { "length": 900, "width": 600, "thickness": 20 },
    "pack": { "coverage": 1.08, "pieces": 2 },
    "origin": "PT",
    "attributes": {
      "thickness": 20,
      "finish": ["哑面", "Honed"],
      "mohs": 3,
      "waterAbsorption": 0.4,
      "needsSealing": true,
      "uses": ["bath", "home"],
      "weight": 53
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2022, "serial": 19 }],
    "layers": [["哑面大理石", "Marble, honed", 20, "#DDBFB0"]],
    "coverWidth": 800,
    "room": "wall",
    "seed": 7333,
    "recipe": {
      "family": "marble",
      "base": "#E3CABC",
      "cloud": "#D3AC9B",
      "vein": "#9C6A5A",
      "stain": "#EBDCCB",
      "scale": 240,
      "angle": 62,
      "bold": 0.6,
      "net": 0.5,
      "gloss": 0.25
    },
    "skus": [
      { "code": "H", "shade": ["晨粉", "Dawn pink"], "hex": "#DABBAB", "stock": 85 },
      {
        "code": "C",
        "shade": ["奶油", "Cream"],
        "hex": "#E4D5C2",
        "stock": 60,
        "recipe": { "base": "#E8DBC9", "cloud": "#D9C2A8", "vein": "#A98A6C", "stain": "#F0E7DA" }
      }
    ]
  }
]
