export const QUARTZ = [
  {
    "key": "TR-QZA",
    "brand": "Terrana",
    "name": "细盐石英石",
    "enName": "Fine salt quartz",
    "description": "九成多是碎石英，剩下是树脂，在真空里震实，水和酱油都进不去。石英不怕热，树脂怕，热锅请垫一垫。",
    "enDescription": "More than nine parts in ten are crushed quartz, vibrated under vacuum with resin until nothing can soak in. The quartz does not mind a hot pan; the resin does.",
    "category": "quartz",
    "unit": "square_meter",
    "price": [480, 560],
    "taxIncluded": true,
    "size": { "length": 3050, "width": 1440, "thickness": 20 },
    "pack": { "coverage": 4.392, "pieces": 1 },
    "origin": "CN-SH",
    "isDomestic": true,
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 20,
      "chipSize": 2,
      "finish": ["缎面", "Satin"],
      "mohs": 6.5,
      "acidProof": true,
      "bending": 45,
      "recycledShare": 25,
      "uses": ["kitchen", "bath", "office"],
      "weight": 48
    },
    "certificates": [
      { "scheme": "low_emission", "year": 2025, "serial": 327 },
      { "scheme": "recycled_content", "year": 2023, "serial": 347 }
    ],
    "layers": [["石英与树脂", "Quartz and resin", 20, "#DAD7D0"]],
    "coverWidth": 160,
    "room": "counter",
    "seed": 20928,
    "recipe": {
      "family": "granite",
      "minerals": ["#DCD9D2", "#E9E6E0", "#C9C5BC", "#F2F0EB", "#8F8B84"],
      "crystal": 1.7,
      "gloss": 0.45
    },
    "skus": [
      { "code": "SAL", "shade": ["盐", "Salt"], "hex": "#DAD7CF", "stock": 160 },
      {
        "code": "PIM",
        "shade": ["胡椒", "Pepper"],
        "hex": "#8D8B87",
        "stock": 140,
        "recipe": { "minerals": ["#8C8A87", "#A4A29E", "#6F6D6B", "#C9C7C2", "#353433"] }
      },
      {
        "code": "AVE",
        "shade": ["燕麦", "Oat"],
        "hex": "#C8B99F",
        "stock": 95,
        "recipe": { "minerals": ["#CABBA1", "#DACDB7", "#B5A487", "#E8DFCE", "#80705A"] }
      },
      {
        "code": "TIN",
        "shade": ["墨", "Ink"],
        "hex": "#2E3033",
        "stock": 110,
        "recipe": { "minerals": ["#2E3033", "#3A3D40", "#232527", "#4C4F53", "#8B8F93"] }
      }
    ]
  },
  {
    "key": "TR-QZC",
    "brand": "Terrana",
    "name": "河道纹石英石",
    "enName": "River-course quartz",
    "description": "纹是用色浆在料层里划出来的，从面到底贯穿，斜拼的侧边也不断。大板长三米二，岛台可以不接缝。",
    "enDescription": "Its veins are drawn through the mix with tinted slurry, face to back, so that a mitred edge carries them on. Slabs run to three metres twenty and spare an island its joint.",
    "category": "quartz",
    "unit": "square_meter",
    "price": [620, 740],
    "size": { "length": 3200, "width": 1600, "thickness": 20 },
    "pack": { "coverage": 5.12, "pieces": 1 },
    "origin": "CN-SH",
    "isDomestic": true,
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 20,
      "finish": ["抛光", "Polished"],
      "mohs": 6.5,
      "acidProof": true,
      "bookMatched": true,
      "bending": 42,
      "needsSealing": false,
      "uses": ["kitchen", "hotel", "home"],
      "weight": 48
    },
    "certificates": [{ "scheme": "low_emission", "year": 2024, "serial": 328 }],
    "layers": [
      ["石英与树脂，通体纹", "Quartz and resin, veined through", 20, "#E6E3DC"],
      ["背网", "Backing net", 0.5, "#C9CCCB"]
    ],
    "coverWidth": 1100,
    "room": "counter",
    "seed": 20944,
    "recipe": {
      "family": "marble",
      "base": "#ECEAE4",
      "cloud": "#E4E1DA",
      "vein": "#8E8578",
      "stain": "#D6CCBC",
      "scale": 700,
      "angle": 24,
      "bold": 0.95,
      "net": 0,
      "gloss": 0.6
    },
    "skus": [
      { "code": "NEV", "shade": ["雪底灰纹", "Grey on snow"], "hex": "#E5E2DB", "stock": 70 },
      {
        "code": "AVE",
        "shade": ["燕麦底褐纹", "Brown on oat"],
        "hex": "#CDBFA9",
        "stock": 48,
        "recipe": { "base": "#D5C8B3", "cloud": "#CBBCA4", "vein": "#7A5C42", "stain": "#B79B78" }
      },
      {
        "code": "CAR",
        "shade": ["炭底金纹", "Gold on coal"],
        "hex": "#3B3A39",
        "stock": 36,
        "recipe": { "base": "#383837", "cloud": "#2E2E2E", "vein": "#A48A5A", "stain": "#47433C" },
        "price": [680, 800]
      }
    ]
  }
]
