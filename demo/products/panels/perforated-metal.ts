export const PERFORATED_METAL = [
  {
    "key": "TG-PRF",
    "brand": "Tongguan Works",
    "name": "圆孔冲孔铝板",
    "enName": "Round-hole perforated aluminium",
    "description": "孔距一致，毛刺朝里，手摸正面不扎。后面垫吸声棉，就成了不像吸声板的吸声板。",
    "enDescription": "Holes in an even grid, burrs on the back, nothing to catch a sleeve. Put wool behind it and it becomes an absorber that does not look like one.",
    "category": "perforated",
    "unit": "square_meter",
    "price": [210, 246],
    "taxIncluded": true,
    "size": { "length": 2400, "width": 1200, "thickness": 2 },
    "origin": "CN-GD",
    "isDomestic": true,
    "attributes": {
      "thickness": 2,
      "finish": ["阳极氧化", "Anodised"],
      "openArea": 30,
      "uses": ["office", "retail", "facade"],
      "fire": "A1",
      "weight": 3.8
    },
    "certificates": [{ "scheme": "recycled_content", "year": 2022, "serial": 2 }],
    "layers": [
      ["阳极氧化铝", "Aluminium, anodised", 2, "#A9ABAD"],
      ["吸声无纺布", "Acoustic fleece", 0.3, "#2C2C2C"]
    ],
    "coverWidth": 180,
    "room": "wall",
    "seed": 9410,
    "recipe": {
      "family": "metal",
      "base": "#B8B6B1",
      "deep": "#9A9893",
      "finish": "brushed",
      "holes": {
        "pitch": 12,
        "diameter": 7
      }
    },
    "skus": [
      {
        "code": "D5",
        "called": ["孔径 5 毫米", "5 mm holes"],
        "stock": 140,
        "recipe": { "holes": { "pitch": 8.7, "diameter": 5 } }
      },
      { "code": "D7", "called": ["孔径 7 毫米", "7 mm holes"], "stock": 220 },
      {
        "code": "D12",
        "called": ["孔径 12 毫米", "12 mm holes"],
        "stock": 80,
        "recipe": { "holes": { "pitch": 21, "diameter": 12 }, "base": "#A79B88", "deep": "#8A7E6C" },
        "price": [230, 260]
      }
    ]
  }
]
