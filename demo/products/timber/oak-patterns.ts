export const OAK_PATTERNS = [
  {
    "key": "NH-OAK-H",
    "brand": "Nordhem",
    "name": "人字拼橡木地板",
    "enName": "Herringbone oak",
    "description": "90 毫米宽的橡木小块，左右手成对出厂，铺出来的人字尖尖相对。表面上的是硬蜡油，踩旧了可以局部补。",
    "enDescription": "Small oak blocks, 90 mm wide, made in left and right hands so that the points of the pattern meet. The hardwax oil can be mended in one spot when a room has had a hard year.",
    "category": "herringbone",
    "unit": "square_meter",
    "price": [468, 528],
    "taxIncluded": true,
    "size": { "length": 450, "width": 90, "thickness": 14 },
    "pack": { "coverage": 1.46, "pieces": 36 },
    "origin": "SE",
    "attributes": {
      "thickness": 14,
      "wearLayer": 4,
      "species": ["橡木", "Oak"],
      "finish": ["硬蜡油", "Hardwax oil"],
      "laying": ["人字拼", "Herringbone"],
      "uses": ["home", "office", "hotel"],
      "underfloorHeating": true,
      "fire": "Dfl-s1"
    },
    "certificates": [
      { "scheme": "low_emission", "year": 2025, "serial": 11 },
      { "scheme": "responsible_source", "year": 2024, "serial": 40 }
    ],
    "layers": [
      ["橡木面层，上油", "Oak, oiled", 4, "#C9A26B"],
      ["云杉芯条，横排", "Spruce core, crosswise", 8, "#E3CDA6"],
      ["桦木背板", "Birch backing", 2, "#D6B98C"]
    ],
    "coverWidth": 900,
    "room": "floor",
    "seed": 4101,
    "recipe": {
      "family": "boards",
      "timber": "oak",
      "layout": "herringbone",
      "length": 450,
      "width": 90
    },
    "skus": [
      { "code": "N", "shade": ["本色", "Natural"], "hex": "#BF9B6C", "stock": 640, "leadTimeDays": 10 },
      {
        "code": "W",
        "shade": ["白油", "White oil"],
        "hex": "#D3C3A8",
        "stock": 310,
        "recipe": { "contrast": 0.6, "sheen": 0.08 },
        "leadTimeDays": 10
      },
      { "code": "H", "shade": ["蜂蜜", "Honey"], "hex": "#B27F48", "stock": 188 },
      {
        "code": "S",
        "shade": ["烟熏", "Smoked"],
        "hex": "#6F5138",
        "stock": 96,
        "recipe": { "variety": 1 },
        "price": [528, 598],
        "leadTimeDays": 28
      },
      {
        "code": "G",
        "shade": ["灰洗", "Grey wash"],
        "hex": "#9C9184",
        "stock": 0,
        "recipe": { "variety": 0.4, "sheen": 0.06 },
        "leadTimeDays": 42
      }
    ]
  },
  {
    "key": "NH-OAK-C",
    "brand": "Nordhem",
    "name": "鱼骨拼橡木",
    "enName": "Oak chevron",
    "description": "端头切成 45 度，两列相接成一条笔直的脊线。适合长走廊，站在尽头看，脊线把人往前引。",
    "enDescription": "Ends cut to forty-five degrees meet in a spine as straight as a ruled line. It suits long halls, where the spine draws you on.",
    "category": "chevron",
    "unit": "square_meter",
    "price": [560, 620],
    "taxIncluded": true,
    "size": { "length": 510, "width": 90, "thickness": 14 },
    "pack": { "coverage": 1.1, "pieces": 24 },
    "origin": "SE",
    "attributes": {
      "thickness": 14,
      "wearLayer": 4,
      "species": ["橡木", "Oak"],
      "finish": ["硬蜡油", "Hardwax oil"],
      "laying": ["鱼骨拼", "Chevron"],
      "uses": ["home", "hotel"],
      "underfloorHeating": true
    },
    "certificates": [{ "scheme": "low_emission", "year": 2024, "serial": 21 }],
    "layers": [
      ["橡木面层，上油", "Oak, oiled", 4, "#C9A26B"],
      ["云杉芯条，横排", "Spruce core, crosswise", 8, "#E3CDA6"],
      ["桦木背板", "Birch backing", 2, "#D6B98C"]
    ],
    "coverWidth": 900,
    "room": "floor",
    "seed": 4404,
    "recipe": {
      "family": "boards",
      "timber": "oak",
      "layout": "chevron",
      "length": 510,
      "width": 90
    },
    "skus": [
      { "code": "N", "shade": ["麦色", "Wheat"], "hex": "#C8A97B", "stock": 240 },
      { "code": "T", "shade": ["茶", "Tea"], "hex": "#94693F", "stock": 155 },
      {
        "code": "E",
        "shade": ["乌木色", "Ebonised"],
        "hex": "#453A32",
        "stock": 40,
        "recipe": { "variety": 0.4 },
        "price": [620, 680],
        "leadTimeDays": 40
      }
    ]
  }
]
