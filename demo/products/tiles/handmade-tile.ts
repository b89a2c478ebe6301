export const HANDMADE_TILE = [
  {
    "key": "FB-ZEL",
    "brand": "Fornace Blu",
    "name": "手工方釉砖「潮」",
    "enName": "Marea handmade square",
    "description": "泥坯用手拍平，边不直，面不平，釉在凹处积成深色。铺贴时缝留两毫米，光会在墙上起伏。",
    "enDescription": "Clay patted flat by hand, so edges wander and glaze pools in the hollows. With joints of two millimetres the wall moves like water in daylight.",
    "category": "zellige",
    "unit": "square_meter",
    "price": [560, 690],
    "taxIncluded": true,
    "size": { "length": 100, "width": 100, "thickness": 12 },
    "pack": { "coverage": 0.5, "pieces": 50 },
    "origin": "IT",
    "attributes": {
      "thickness": 12,
      "finish": ["亮釉", "Gloss glaze"],
      "laying": ["通缝", "Stack bond"],
      "jointWidth": 2,
      "waterAbsorption": 12,
      "uses": ["bath", "kitchen", "hotel"],
      "weight": 22
    },
    "layers": [
      ["一次烧釉", "Glaze, one firing", 0.8, "#3F7590"],
      ["手拍陶坯", "Hand-patted terracotta", 11.2, "#C08A66"]
    ],
    "coverWidth": 620,
    "room": "wall",
    "seed": 6202,
    "recipe": {
      "family": "tiles",
      "layout": "rows",
      "shift": 0,
      "length": 102,
      "width": 102,
      "joint": 2,
      "jointColour": "#CFC9BD",
      "colours": ["#2E5E78", "#3F7590", "#5A8DA3", "#26506A"],
      "variety": 0.9,
      "handmade": 0.8,
      "gloss": 0.9,
      "thin": "#9DB4B8",
      "round": 3
    },
    "skus": [
      { "code": "MAR", "shade": ["海", "Sea"], "hex": "#3C7089", "stock": 160 },
      {
        "code": "LAT",
        "shade": ["奶", "Latte"],
        "hex": "#DCD0BB",
        "stock": 240,
        "recipe": { "colours": ["#D9CDB8", "#E5DCCA", "#CDBFA6", "#E0D3BB"], "thin": "#C2A77F", "variety": 0.7 }
      },
      {
        "code": "ALG",
        "shade": ["藻", "Alga"],
        "hex": "#52705A",
        "stock": 120,
        "recipe": { "colours": ["#4A6A53", "#5F7F66", "#3D5A46", "#7A9378"], "thin": "#AAB795" }
      },
      {
        "code": "TER",
        "shade": ["陶", "Terra"],
        "hex": "#B0644A",
        "stock": 90,
        "recipe": { "colours": ["#AC5F45", "#BC7455", "#9A5039", "#C58467"], "thin": "#DDAF8C" }
      },
      {
        "code": "NOT",
        "shade": ["夜", "Night"],
        "hex": "#2C3138",
        "stock": 110,
        "recipe": {
          "colours": ["#2A2F36", "#373D45", "#20242A", "#424A52"],
          "thin": "#7E7A70",
          "jointColour": "#77736B"
        }
      },
      {
        "code": "SOL",
        "shade": ["日", "Sun"],
        "hex": "#CDA24F",
        "stock": 45,
        "recipe": { "colours": ["#C99D49", "#D8B163", "#B98B38", "#E0C07C"], "thin": "#EAD7A6" },
        "leadTimeDays": 35
      }
    ]
  },
  {
    "key": "FB-HEX",
    "brand": "Fornace Blu",
    "name": "六角马赛克「蜂」",
    "enName": "Ape hexagon mosaic",
    "description": "对边五厘米的小六角，背网成张，圆弧墙也贴得服帖。四种近色在出厂前已经混好。",
    "enDescription": "Hexagons of five centimetres on a net that follows a curve. Four neighbouring tones are mixed before they are boxed.",
    "category": "mosaic",
    "unit": "square_meter",
    "price": [345, 398],
    "taxIncluded": true,
    "size": { "length": 50, "width": 50, "thickness": 6 },
    "shape": "hexagon",
    "pack": { "coverage": 0.88 },
    "origin": "IT",
    "attributes": {
      "thickness": 6,
      "finish": ["缎面釉", "Satin glaze"],
      "jointWidth": 2.4,
      "waterAbsorption": 0.5,
      "uses": ["bath", "kitchen"],
      "slip": "R10",
      "frostProof": true,
      "weight": 13
    },
    "certificates": [{ "scheme": "slip_resistance", "year": 2025, "serial": 51 }],
    "layers": [
      ["缎面釉", "Satin glaze", 0.4, "#47705C"],
      ["瓷坯", "Porcelain", 5.6, "#D8D3C8"]
    ],
    "coverWidth": 480,
    "room": "wall",
    "seed": 6303,
    "recipe": {
      "family": "tiles",
      "layout": "hexagon",
      "length": 52.4,
      "width": 52.4,
      "joint": 2.4,
      "jointColour": "#C9CCC4",
      "colours": ["#2F5D4A", "#47705C", "#6D8F7C", "#224A3B"],
      "variety": 0.8,
      "handmade": 0.25,
      "gloss": 0.55,
      "round": 2
    },
    "skus": [
      { "code": "FOR", "shade": ["林", "Forest"], "hex": "#3F6854", "stock": 330 },
      {
        "code": "CIP",
        "shade": ["葱白", "Leek"],
        "hex": "#C9CFBF",
        "stock": 210,
        "recipe": { "colours": ["#C4CBB8", "#D6DACC", "#B3BDA6", "#E0E1D4"], "jointColour": "#A9AB9F" }
      },
      {
        "code": "TRT",
        "shade": ["龟甲", "Tortoise"],
        "hex": "#7C5232",
        "stock": 85,
        "recipe": { "colours": ["#7A4E2D", "#93663C", "#5E3A22", "#A97B4B"], "jointColour": "#BFB29C" }
      },
      {
        "code": "PEB",
        "shade": ["卵石", "Pebble"],
        "hex": "#8E8C88",
        "stock": 190,
        "recipe": { "colours": ["#898784", "#9D9B97", "#74726F", "#B2AFAA"], "jointColour": "#CBC8C1" }
      }
    ]
  }
]
