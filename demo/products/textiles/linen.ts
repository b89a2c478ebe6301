export const LINEN = [
  {
    "key": "ZL-LIN",
    "brand": "Zhuli",
    "name": "可水洗无缝防火阻燃植物染手织亚麻墙布（大宅定高系列）",
    "enName": "Washable seamless flame-retardant plant-dyed hand-woven linen wall textile for tall rooms, made to ceiling height",
    "description": "门幅三米二，横着贴，一面墙没有一条竖缝。染料取自栀子、苏木和茶，缸与缸之间会有一点色差。",
    "enDescription": "Three metres twenty wide and hung sideways, so a wall has no upright seam at all. Gardenia, sappan wood and tea give the colour, which drifts a little between dye lots.",
    "category": "textileWall",
    "unit": "meter",
    "price": [236, 268],
    "taxIncluded": true,
    "size": { "length": 30000, "width": 3200 },
    "shape": "roll",
    "origin": "CN-ZJ",
    "isDomestic": true,
    "isMadeToMeasure": true,
    "attributes": {
      "composition": ["亚麻 100 %", "100 % linen"],
      "weight": 0.42,
      "uses": ["home", "hotel"],
      "washable": true,
      "repeat": 0,
      "fire": "B-s1,d0"
    },
    "certificates": [{ "scheme": "fire_reaction", "year": 2025, "serial": 104 }],
    "layers": [
      ["亚麻布", "Linen", 0.7, "#CBBFA8"],
      ["阻燃浆料", "Flame-retardant size", 0.1, "#E8E4DA"],
      ["无纺底布", "Non-woven backing", 0.2, "#F0EEE8"]
    ],
    "coverWidth": 130,
    "room": "wall",
    "seed": 8703,
    "recipe": {
      "family": "weave",
      "warp": "#CFC2AA",
      "weft": "#BFB097",
      "pitch": 1,
      "structure": "basket",
      "slub": 0.7
    },
    "skus": [
      { "code": "SAP", "shade": ["苏木", "Sappan"], "hex": "#A56C62", "stock": 150 },
      { "code": "TEA", "shade": ["茶白", "Tea white"], "hex": "#C9BCA4", "stock": 640 },
      { "code": "GAR", "shade": ["栀子", "Gardenia"], "hex": "#C9A85B", "stock": 210 },
      { "code": "SLT", "shade": ["青石", "Bluestone"], "hex": "#76828A", "stock": 190 }
    ]
  },
  {
    "key": "LO-LIN",
    "brand": "Lanificio Ora",
    "name": "水洗亚麻帘布",
    "enName": "Washed linen",
    "description": "织好之后放进大滚筒里洗软，垂下来有自然的皱。透光而不透影，白天不用纱帘。",
    "enDescription": "Tumbled after weaving until it hangs with a crease of its own. Light comes through and outlines do not.",
    "category": "linen",
    "unit": "meter",
    "price": [168, 198],
    "size": { "length": 30000, "width": 1450 },
    "shape": "roll",
    "origin": "IT",
    "attributes": {
      "composition": ["亚麻 100 %", "100 % linen"],
      "weight": 0.24,
      "uses": ["home", "hotel"],
      "lightFastness": "5",
      "care": ["30 ℃ 轻柔水洗", "Gentle wash at 30 °C"]
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2025, "serial": 70 }],
    "layers": [["亚麻平纹布", "Linen, plain weave", 0.6, "#D3C7B2"]],
    "coverWidth": 150,
    "room": "curtain",
    "seed": 8804,
    "recipe": {
      "family": "weave",
      "warp": "#D6CBB7",
      "weft": "#C8BBA4",
      "pitch": 1.05,
      "structure": "plain",
      "slub": 0.85
    },
    "skus": [
      { "code": "FLX", "shade": ["生麻", "Raw flax"], "hex": "#CFC3AE", "stock": 900 },
      {
        "code": "CLY",
        "shade": ["陶红", "Clay"],
        "hex": "#A8674C",
        "stock": 260,
        "recipe": { "warp": "#B07053", "weft": "#9C5C43" }
      },
      {
        "code": "SEA",
        "shade": ["海雾", "Sea mist"],
        "hex": "#9FB0AE",
        "stock": 310,
        "recipe": { "warp": "#A9B9B7", "weft": "#93A5A3" }
      },
      {
        "code": "INK",
        "shade": ["墨蓝", "Ink"],
        "hex": "#36465C",
        "stock": 220,
        "recipe": { "warp": "#3F5068", "weft": "#2D3B50" }
      },
      {
        "code": "MUS",
        "shade": ["芥黄", "Mustard"],
        "hex": "#B8923F",
        "stock": 140,
        "recipe": { "warp": "#BF9A47", "weft": "#AC8536" }
      }
    ]
  }
]
