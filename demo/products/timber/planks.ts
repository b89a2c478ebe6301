export const PLANKS = [
  {
    "key": "NH-OAK-P",
    "brand": "Nordhem",
    "name": "宽幅橡木长板",
    "enName": "Wide oak plank",
    "description": "一块板从房间这头走到那头，宽 180，长 1860。节疤只留小的，填的是深色树脂，手摸过去是平的。",
    "enDescription": "Boards 180 mm wide and 1,860 mm long that let the grain run. Small knots stay in, filled dark and sanded level with the face.",
    "category": "plank",
    "unit": "square_meter",
    "price": [398, 458],
    "taxIncluded": true,
    "size": { "length": 1860, "width": 180, "thickness": 15 },
    "pack": { "coverage": 2.01, "pieces": 6 },
    "origin": "SE",
    "attributes": {
      "thickness": 15,
      "wearLayer": 4,
      "species": ["橡木", "Oak"],
      "finish": ["哑光油", "Matt oil"],
      "laying": ["错缝", "Staggered"],
      "uses": ["home", "hotel", "retail"],
      "underfloorHeating": true,
      "fire": "Dfl-s1"
    },
    "certificates": [
      { "scheme": "low_emission", "year": 2025, "serial": 12 },
      { "scheme": "responsible_source", "year": 2022, "serial": 7 }
    ],
    "layers": [
      ["锯切橡木面层", "Oak, sawn", 4, "#C7A473"],
      ["九层桦木胶合板", "Birch plywood, nine plies", 11, "#DDC39A"]
    ],
    "coverWidth": 900,
    "room": "floor",
    "seed": 4202,
    "recipe": {
      "family": "boards",
      "timber": "oak",
      "ring": 4.4,
      "quarter": 0.2,
      "layout": "planks",
      "length": 1860,
      "width": 180,
      "knots": 2.4
    },
    "skus": [
      { "code": "N", "shade": ["原木", "Raw"], "hex": "#C4A67A", "stock": 820 },
      { "code": "S", "shade": ["沙", "Sand"], "hex": "#CDB899", "stock": 455 },
      { "code": "K", "shade": ["栗", "Chestnut"], "hex": "#8A6240", "stock": 205 },
      {
        "code": "F",
        "shade": ["雾", "Mist"],
        "hex": "#A79E92",
        "stock": 120,
        "recipe": { "contrast": 0.6 },
        "leadTimeDays": 30
      },
      {
        "code": "B",
        "shade": ["炭", "Char"],
        "hex": "#3B332C",
        "stock": 64,
        "recipe": { "variety": 0.7, "sheen": 0.2 },
        "price": [458, 518],
        "leadTimeDays": 35
      }
    ]
  },
  {
    "key": "NH-ASH-P",
    "brand": "Nordhem",
    "name": "白蜡木地板",
    "enName": "Ash plank",
    "description": "白蜡木的纹路疏朗，像拉开的弓弦。我们按年轮方向分拣，同一箱里深浅相近。",
    "enDescription": "Ash has open, springy figure and very little red in it. Boards are sorted by ring direction, so one box holds one temperament.",
    "category": "plank",
    "unit": "square_meter",
    "price": [352, 386],
    "taxIncluded": true,
    "size": { "length": 1500, "width": 130, "thickness": 14 },
    "pack": { "coverage": 1.56, "pieces": 8 },
    "origin": "SE",
    "attributes": {
      "thickness": 14,
      "wearLayer": 3.5,
      "species": ["白蜡木", "Ash"],
      "finish": ["皂洗", "Soaped"],
      "laying": ["错缝", "Staggered"],
      "uses": ["home", "school"],
      "underfloorHeating": true
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2025, "serial": 63 }],
    "layers": [
      ["白蜡木面层，皂洗", "Ash, soaped", 3.5, "#DCC8A4"],
      ["云杉芯层", "Spruce core", 8.5, "#E6D4B0"],
      ["云杉背层", "Spruce backing", 2, "#DCC59A"]
    ],
    "coverWidth": 900,
    "room": "floor",
    "seed": 4303,
    "recipe": {
      "family": "boards",
      "light": "#E6D7BC",
      "dark": "#B0926A",
      "ring": 6.5,
      "contrast": 0.9,
      "variety": 0.6,
      "pores": 0.6,
      "quarter": 0.15,
      "layout": "planks",
      "length": 1500,
      "width": 130,
      "sheen": 0.06
    },
    "skus": [
      { "code": "L", "shade": ["浅皂", "Pale soap"], "hex": "#DCC9A8", "stock": 270 },
      { "code": "O", "shade": ["橄榄心", "Olive heart"], "hex": "#B49A74", "stock": 130, "recipe": { "variety": 1.3 } },
      {
        "code": "D",
        "shade": ["热处理", "Heat treated"],
        "hex": "#7A5A3F",
        "stock": 90,
        "price": [386, 420],
        "leadTimeDays": 25
      }
    ]
  }
]
