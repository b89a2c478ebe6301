export const VEINED_MARBLE = [
  {
    "key": "CV-NER",
    "brand": "Casa Ventura",
    "name": "雷雨黑大理石",
    "enName": "Nero Temporale marble",
    "description": "黑得近乎没有底，白脉细的如发，粗的如指，像云里劈下来的电。开料前请先签排版图，脉走错了地方，没法同它商量。",
    "enDescription": "Near-black stone crossed by white veins, some a hair and some a finger wide. Sign the layout before it is cut, for a vein in the wrong place cannot be argued with.",
    "category": "marble",
    "unit": "square_meter",
    "price": [1180, 1560],
    "size": { "length": 2800, "width": 1600, "thickness": 20 },
    "pack": { "coverage": 4.48, "pieces": 1 },
    "origin": "IT",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 20,
      "finish": ["抛光", "Polished"],
      "bookMatched": true,
      "mohs": 4,
      "waterAbsorption": 0.15,
      "needsSealing": false,
      "uses": ["hotel", "retail", "bath"],
      "weight": 54
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2024, "serial": 313 }],
    "layers": [
      ["抛光大理石", "Marble, polished", 20, "#2A2A2C"],
      ["黑色网布与树脂", "Black net and resin", 1, "#3A3A3A"]
    ],
    "coverWidth": 1300,
    "room": "wall",
    "seed": 20560,
    "recipe": {
      "family": "marble",
      "base": "#29292B",
      "cloud": "#1C1C1E",
      "vein": "#DAD6CE",
      "stain": "#4A463F",
      "scale": 520,
      "angle": -52,
      "bold": 1,
      "net": 0.25,
      "gloss": 0.62
    },
    "skus": [
      { "code": "P", "shade": ["抛光", "Polished"], "hex": "#323235", "stock": 34 },
      {
        "code": "L",
        "shade": ["皮革面", "Leathered"],
        "hex": "#3B3B3D",
        "stock": 12,
        "recipe": { "gloss": 0.2 },
        "price": [1240, 1620]
      },
      {
        "code": "F",
        "shade": ["细脉料", "Fine-veined blocks"],
        "hex": "#29292C",
        "stock": 0,
        "recipe": { "bold": 0.6, "net": 0.7, "scale": 300 },
        "leadTimeDays": 75
      }
    ]
  },
  {
    "key": "CV-GRI",
    "brand": "Casa Ventura",
    "name": "湖灰大理石",
    "enName": "Grigio Lago marble",
    "description": "灰里的云是石灰泥沉到湖底时的流向，之后再没动过。哑面温吞耐看，一抛光就冷。",
    "enDescription": "Its clouds record how lime mud came to rest on the floor of a lake, and they have not stirred since. Honed it stays mild; a polish turns it cold.",
    "category": "marble",
    "unit": "square_meter",
    "price": [520, 640],
    "taxIncluded": true,
    "size": { "length": 600, "width": 600, "thickness": 18 },
    "pack": { "coverage": 1.08, "pieces": 3 },
    "origin": "IT",
    "attributes": {
      "thickness": 18,
      "finish": ["哑面", "Honed"],
      "mohs": 3.5,
      "waterAbsorption": 0.25,
      "needsSealing": true,
      "slip": "R9",
      "underfloorHeating": true,
      "uses": ["home", "office", "bath"],
      "weight": 49
    },
    "layers": [["哑面大理石", "Marble, honed", 18, "#9C9D9C"]],
    "coverWidth": 760,
    "room": "floor",
    "seed": 20576,
    "recipe": {
      "family": "marble",
      "base": "#A9AAA9",
      "cloud": "#8A8C8D",
      "vein": "#DCDBD6",
      "stain": "#B4AEA2",
      "scale": 190,
      "angle": 8,
      "bold": 0.6,
      "net": 0.9,
      "gloss": 0.15
    },
    "skus": [
      { "code": "H", "shade": ["哑面", "Honed"], "hex": "#9D9E9D", "stock": 320 },
      { "code": "P", "shade": ["抛光", "Polished"], "hex": "#8B8D8E", "stock": 180, "recipe": { "gloss": 0.6 } },
      {
        "code": "S",
        "shade": ["刷面深料", "Dark, brushed"],
        "hex": "#6F7071",
        "stock": 90,
        "recipe": { "base": "#7B7C7D", "cloud": "#5F6163", "vein": "#C5C4C0", "gloss": 0.08 }
      }
    ]
  },
  {
    "key": "CV-CRE",
    "brand": "Casa Ventura",
    "name": "萨比纳米黄大理石",
    "enName": "Crema Sabina marble",
    "description": "米色里偶尔嵌着一枚贝壳的断面，碰上是运气。硬度中等，做楼梯踏步要倒圆边，直角用不了几年。",
    "enDescription": "Now and then a shell shows in section in the cream, and finding one is luck. It is of middling hardness: treads want a rounded nosing, for a square one lasts a few winters only.",
    "category": "marble",
    "unit": "square_meter",
    "price": [460, 560],
    "taxIncluded": true,
    "size": { "length": 900, "width": 450, "thickness": 20 },
    "pack": { "coverage": 1.215, "pieces": 3 },
    "origin": "IT",
    "attributes": {
      "thickness": 20,
      "finish": ["哑面", "Honed"],
      "mohs": 3.5,
      "waterAbsorption": 0.7,
      "slip": "R9",
      "underfloorHeating": true,
      "uses": ["home", "hotel", "office"],
      "weight": 53
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2023, "serial": 335 }],
    "layers": [["大理石", "Marble", 20, "#DFCDB0"]],
    "coverWidth": 700,
    "room": "floor",
    "seed": 20592,
    "recipe": {
      "family": "marble",
      "base": "#E3D3B8",
      "cloud": "#D0BA98",
      "vein": "#A78862",
      "stain": "#EFE4CF",
      "scale": 150,
      "angle": 75,
      "bold": 0.3,
      "net": 0.35,
      "gloss": 0.3
    },
    "skus": [
      { "code": "CHI", "shade": ["浅", "Light"], "hex": "#DFCEB2", "stock": 410 },
      {
        "code": "DOR",
        "shade": ["金", "Golden"],
        "hex": "#CDAF80",
        "stock": 150,
        "recipe": { "vein": "#8E6433", "bold": 0.5 }
      },
      {
        "code": "TOR",
        "shade": ["灰褐", "Dove"],
        "hex": "#B8A48E",
        "stock": 220,
        "recipe": { "base": "#BFAC97", "cloud": "#A59079", "vein": "#7A6450", "stain": "#D3C4B2" }
      }
    ]
  },
  {
    "key": "CV-MIE",
    "brand": "Casa Ventura",
    "name": "蜜线白大理石",
    "enName": "Bianco Miele marble",
    "description": "冷白的底上，蜜色的脉从一角斜着往上走，到中间散成一张网。采场海拔高，五月到十月开料，其余时候雪封着路。",
    "enDescription": "On a cold white, veins the colour of honey climb from one corner and fray into a net. The quarry lies high: blocks come down from May to October, and then snow closes the road.",
    "category": "marble",
    "unit": "square_meter",
    "price": [1680, 2360],
    "size": { "length": 2700, "width": 1500, "thickness": 20 },
    "pack": { "coverage": 4.05, "pieces": 1 },
    "origin": "IT",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 20,
      "finish": ["抛光", "Polished"],
      "bookMatched": true,
      "mohs": 3,
      "waterAbsorption": 0.2,
      "needsSealing": true,
      "uses": ["hotel", "home", "bath"],
      "weight": 54
    },
    "layers": [
      ["抛光大理石", "Marble, polished", 20, "#EAE5DA"],
      ["玻纤网", "Glass-fibre net", 1, "#BFC4C4"]
    ],
    "coverWidth": 1200,
    "room": "counter",
    "seed": 20608,
    "recipe": {
      "family": "marble",
      "base": "#EEEDEA",
      "cloud": "#E2DED6",
      "vein": "#A67F45",
      "stain": "#DCBF8B",
      "scale": 430,
      "angle": 48,
      "bold": 0.8,
      "net": 0.85,
      "gloss": 0.6
    },
    "skus": [
      { "code": "P", "shade": ["抛光", "Polished"], "hex": "#E4DFD5", "stock": 22 },
      { "code": "H", "shade": ["哑面", "Honed"], "hex": "#E0DBD1", "stock": 14, "recipe": { "gloss": 0.14 } },
      {
        "code": "V",
        "shade": ["重脉料", "Heavy-veined blocks"],
        "hex": "#D6C8AE",
        "stock": 5,
        "recipe": { "bold": 1, "net": 1, "scale": 300 },
        "price": [2200, 2980],
        "leadTimeDays": 60
      }
    ]
  },
  {
    "key": "CV-JAD",
    "brand": "Casa Ventura",
    "name": "溪冻绿大理石",
    "enName": "Frozen Brook marble",
    "description": "产在辽东一条溪谷，浅绿里走着水纹，老石匠叫它冻溪。一年只起三百立方，一间屋子的料要一次订齐。",
    "enDescription": "From one valley in eastern Liaoning, a pale green with the ripple of water under ice. The quarry lifts three hundred cubic metres a year, so order a room at once or not at all.",
    "category": "marble",
    "unit": "square_meter",
    "price": [620, 780],
    "taxIncluded": true,
    "size": { "length": 1200, "width": 600, "thickness": 18 },
    "pack": { "coverage": 1.44, "pieces": 2 },
    "origin": "CN-LN",
    "isDomestic": true,
    "attributes": {
      "thickness": 18,
      "finish": ["细哑面", "Fine honed"],
      "mohs": 4,
      "bookMatched": false,
      "waterAbsorption": 0.3,
      "uses": ["bath", "home", "hotel"],
      "weight": 50
    },
    "layers": [["细哑面大理石", "Marble, fine honed", 18, "#B5C2AE"]],
    "coverWidth": 840,
    "room": "wall",
    "seed": 20624,
    "recipe": {
      "family": "marble",
      "base": "#C3CDBB",
      "cloud": "#A3B59D",
      "vein": "#EDF0E6",
      "stain": "#8CA489",
      "scale": 260,
      "angle": 3,
      "bold": 0.7,
      "net": 0.55,
      "gloss": 0.25
    },
    "skus": [{ "code": "H", "shade": ["冻绿", "Ice green"], "hex": "#B4C1AD", "stock": 130 }]
  }
]
