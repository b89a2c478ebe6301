export const WALNUT_AND_VENEER = [
  {
    "key": "NH-WAL-P",
    "brand": "Nordhem",
    "name": "黑胡桃长板",
    "enName": "Walnut plank",
    "description": "刚刨开的心材发紫，见光几个月便转成暖褐。要干净就选心材；混边材的那一档每箱都有几道奶白边，价钱也低些。",
    "enDescription": "Fresh from the plane the heartwood is purple, and some months of daylight warm it to brown. The cheaper of the two grades lets the cream of the sapwood run along an edge, a few boards to the box.",
    "category": "plank",
    "unit": "square_meter",
    "price": [720, 860],
    "taxIncluded": true,
    "size": { "length": 1900, "width": 140, "thickness": 15 },
    "pack": { "coverage": 1.6, "pieces": 6 },
    "origin": "US",
    "attributes": {
      "thickness": 15,
      "wearLayer": 4,
      "species": ["黑胡桃", "Walnut"],
      "finish": ["哑光油", "Matt oil"],
      "laying": ["错缝", "Staggered"],
      "uses": ["home", "hotel", "office"]
    },
    "layers": [
      ["黑胡桃面层", "Walnut", 4, "#6B4A34"],
      ["杨木胶合板", "Poplar plywood", 11, "#E0CDAA"]
    ],
    "coverWidth": 900,
    "room": "floor",
    "seed": 4505,
    "recipe": {
      "family": "boards",
      "light": "#91694A",
      "dark": "#402A1C",
      "ring": 5.5,
      "contrast": 0.75,
      "variety": 1,
      "pores": 0.7,
      "quarter": 0.25,
      "layout": "planks",
      "length": 1900,
      "width": 140
    },
    "skus": [
      { "code": "N", "shade": ["心材", "Heartwood"], "hex": "#6E4E37", "stock": 110, "leadTimeDays": 21 },
      {
        "code": "M",
        "shade": ["混边材", "With sapwood"],
        "hex": "#856346",
        "stock": 75,
        "recipe": { "light": "#C09A70", "dark": "#462E1F", "variety": 0.7, "sap": 0.45, "quarter": 0.1 },
        "price": [620, 700]
      }
    ]
  },
  {
    "key": "NH-VEN",
    "brand": "Nordhem",
    "name": "顺纹木皮饰面板",
    "enName": "Sequence veneer panel",
    "description": "木皮按刨切顺序编号，一面墙可以连续对纹。基材是阻燃中纤板，背面平衡木皮已压好。",
    "enDescription": "Leaves of veneer keep the order in which they left the knife, and a whole wall can be matched. The core is a flame-retardant board, balanced on its back.",
    "category": "veneer",
    "unit": "square_meter",
    "price": [298, 360],
    "taxIncluded": true,
    "size": { "length": 2440, "width": 300, "thickness": 12 },
    "pack": { "coverage": 2.93, "pieces": 4 },
    "origin": "SE",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 12,
      "species": [
        ["橡木", "Oak"],
        ["黑胡桃", "Walnut"],
        ["尤加利", "Eucalyptus"]
      ],
      "finish": ["清漆 10 度", "Lacquer, 10 gloss"],
      "uses": ["home", "office", "hotel", "retail"],
      "fire": "B-s2,d0",
      "weight": 9.2
    },
    "certificates": [
      { "scheme": "fire_reaction", "year": 2025, "serial": 102 },
      { "scheme": "responsible_source", "year": 2025, "serial": 64 }
    ],
    "layers": [
      ["刨切木皮", "Veneer", 0.6, "#B58F5D"],
      ["阻燃中纤板", "Flame-retardant core", 10.8, "#C49C86"],
      ["背面平衡木皮", "Balancing veneer", 0.6, "#CDB08A"]
    ],
    "coverWidth": 900,
    "room": "wall",
    "seed": 5101,
    "recipe": {
      "family": "boards",
      "timber": "oak-panel",
      "ring": 5,
      "layout": "leaves",
      "length": 2440,
      "width": 300,
      "bevel": 0.4,
      "sheen": 0.2
    },
    "skus": [
      { "code": "OAK", "shade": ["橡木", "Oak"], "hex": "#BF9A67", "stock": 210 },
      {
        "code": "SMK",
        "shade": ["烟熏橡木", "Smoked oak"],
        "hex": "#65492F",
        "stock": 140,
        "recipe": { "variety": 0.8 }
      },
      {
        "code": "WAL",
        "shade": ["胡桃", "Walnut"],
        "hex": "#74513A",
        "stock": 88,
        "recipe": {
          "light": "#91694A",
          "dark": "#402A1C",
          "ring": 6,
          "contrast": 0.75,
          "variety": 0.35,
          "pores": 0.7,
          "quarter": 0.2,
          "rays": 0
        },
        "price": [420, 480]
      },
      {
        "code": "EUC",
        "shade": ["熏尤加利", "Fumed eucalyptus"],
        "hex": "#5A4A3F",
        "stock": 52,
        "recipe": {
          "light": "#8A7161",
          "dark": "#3D2F27",
          "ring": 3,
          "contrast": 0.7,
          "variety": 0.6,
          "pores": 0.3,
          "rays": 0.6,
          "quarter": 1
        },
        "price": [380, 440],
        "leadTimeDays": 30
      }
    ]
  }
]
