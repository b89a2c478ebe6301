export const CURTAIN_CLOTH = [
  {
    "key": "LO-CNV",
    "brand": "Lanificio Ora",
    "name": "粗支亚麻帆布",
    "enName": "Heavy linen canvas",
    "description": "两根并一根的粗纱，织成席子一样的方格，凑近能数清每一根。布重，落地帘不用铅线也垂得直。",
    "enDescription": "Thick yarns run in pairs and make a mat you can count with the naked eye. The weight of the cloth is enough to hang straight, without lead in the hem.",
    "category": "linen",
    "unit": "meter",
    "price": [246, 268],
    "size": { "length": 25000, "width": 1400 },
    "shape": "roll",
    "origin": "IT",
    "attributes": {
      "composition": ["亚麻 100 %", "100 % linen"],
      "construction": ["方平组织", "Basket weave"],
      "weight": 0.48,
      "fullness": 1.8,
      "shrinkage": 3,
      "lightFastness": "5",
      "care": ["干洗", "Dry clean"],
      "uses": ["home", "hotel", "retail"]
    },
    "layers": [["亚麻双纱方平布", "Linen, paired yarns", 1.3, "#B9AA90"]],
    "coverWidth": 190,
    "room": "curtain",
    "seed": 40011,
    "recipe": {
      "family": "weave",
      "warp": "#C0B197",
      "weft": "#AD9D82",
      "pitch": 2.3,
      "structure": "basket",
      "slub": 0.75
    },
    "skus": [
      { "code": "ECR", "shade": ["坯布色", "Ecru"], "hex": "#B9AA8F", "stock": 420 },
      { "code": "PEA", "shade": ["泥炭", "Peat"], "hex": "#5B4F43", "stock": 160 },
      { "code": "BLU", "shade": ["蓝草", "Woad"], "hex": "#5A6E84", "stock": 130 },
      { "code": "OLV", "shade": ["橄榄叶", "Olive leaf"], "hex": "#7C7C5E", "stock": 0, "leadTimeDays": 40 }
    ]
  },
  {
    "key": "LO-CHA",
    "brand": "Lanificio Ora",
    "name": "白经异纬亚麻",
    "enName": "White-warp linen",
    "description": "经纱一律留白，纬纱才染色，于是每个颜色里都掺着一半的光。换色只需换梭，起订量因此降到十五米。",
    "enDescription": "The warp stays white and only the weft is dyed, so half of every colour is daylight. A new shade needs no more than a new shuttle, and fifteen metres make an order.",
    "category": "linen",
    "unit": "meter",
    "price": [152, 176],
    "taxIncluded": true,
    "size": { "length": 30000, "width": 1480 },
    "shape": "roll",
    "origin": "IT",
    "attributes": {
      "composition": ["亚麻 78 %，棉 22 %", "78 % linen, 22 % cotton"],
      "construction": ["平纹", "Plain weave"],
      "weight": 0.19,
      "fullness": 2,
      "shrinkage": 4,
      "lightFastness": "4-5",
      "care": ["40 ℃ 水洗，湿态挂起", "Wash at 40 °C, hang wet"],
      "uses": ["home", "office"]
    },
    "layers": [["亚麻棉平纹布", "Linen and cotton, plain weave", 0.45, "#A9BAC4"]],
    "coverWidth": 100,
    "room": "curtain",
    "seed": 40023,
    "recipe": {
      "family": "weave",
      "warp": "#EFEBE2",
      "weft": "#6C8CA3",
      "pitch": 1.1,
      "structure": "plain",
      "slub": 0.45
    },
    "skus": [
      { "code": "RAI", "shade": ["雨灰", "Rain"], "hex": "#B3BCC1", "stock": 380 },
      { "code": "PLU", "shade": ["李子", "Plum"], "hex": "#B7A9AC", "stock": 170, "recipe": { "weft": "#77506C" } },
      {
        "code": "LEM",
        "shade": ["柠檬皮", "Lemon peel"],
        "hex": "#D7C79F",
        "stock": 210,
        "recipe": { "weft": "#C4A12F" }
      },
      { "code": "FER", "shade": ["蕨绿", "Fern"], "hex": "#B0B4A0", "stock": 240, "recipe": { "weft": "#66784C" } },
      { "code": "COA", "shade": ["炭灰", "Coal"], "hex": "#A3A09B", "stock": 300, "recipe": { "weft": "#3B3937" } }
    ]
  },
  {
    "key": "LO-VOI",
    "brand": "Lanificio Ora",
    "name": "亚麻薄纱",
    "enName": "Linen voile",
    "description": "单纱捻得紧，织得疏，窗外的树影能落在布上。门幅三米，横着用，一扇落地窗不必拼缝。",
    "enDescription": "Single yarns, hard-twisted and set wide apart, so that the shadow of a tree outside falls on the cloth. At three metres it is hung sideways and crosses a tall window without a seam.",
    "category": "sheer",
    "unit": "meter",
    "price": [188, 214],
    "size": { "length": 40000, "width": 3000 },
    "shape": "roll",
    "origin": "IT",
    "attributes": {
      "composition": ["亚麻 100 %", "100 % linen"],
      "construction": ["疏平纹", "Open plain weave"],
      "weight": 0.09,
      "lightTransmission": 46,
      "fullness": 2.2,
      "shrinkage": 4,
      "lightFastness": "5",
      "care": ["30 ℃ 水洗，忌拧", "Wash at 30 °C, do not wring"],
      "uses": ["home", "hotel"]
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2023, "serial": 503 }],
    "layers": [["亚麻单纱", "Single linen yarn", 0.3, "#E4DDCF"]],
    "coverWidth": 100,
    "room": "curtain",
    "seed": 40037,
    "recipe": {
      "family": "weave",
      "warp": "#ECE6DA",
      "weft": "#E2DACB",
      "pitch": 1.25,
      "structure": "sheer",
      "slub": 0.95,
      "full": 0.56
    },
    "skus": [
      { "code": "MLK", "shade": ["薄奶白", "Thin milk"], "hex": "#E3DDD0", "stock": 760 },
      { "code": "STR", "shade": ["麦秆", "Straw"], "hex": "#D2C3A2", "stock": 310 },
      { "code": "ASH", "shade": ["灰烬", "Ash"], "hex": "#A9A69F", "stock": 220 },
      { "code": "ROS", "shade": ["旧玫瑰", "Old rose"], "hex": "#CDAFA3", "stock": 0, "leadTimeDays": 45 }
    ]
  },
  {
    "key": "LO-GRD",
    "brand": "Lanificio Ora",
    "name": "纸纱马海毛网纱",
    "enName": "Paper and mohair net",
    "description": "和纸切成细条搓成纱，与马海毛交替入梭，纸是硬的，毛是软的，网眼就不会跑。不能水洗，落灰时拿下来抖一抖，或请人低温干洗。",
    "category": "sheer",
    "unit": "meter",
    "price": [365, 398],
    "size": { "length": 20000, "width": 1500 },
    "shape": "roll",
    "origin": "IT",
    "attributes": {
      "composition": ["纸纱 58 %，马海毛 30 %，锦纶 12 %", "58 % paper yarn, 30 % mohair, 12 % polyamide"],
      "construction": ["网眼方平", "Open basket weave"],
      "weight": 0.14,
      "lightTransmission": 58,
      "fullness": 1.6,
      "lightFastness": "4",
      "care": ["低温干洗", "Dry clean, low heat"],
      "uses": ["home", "retail"]
    },
    "layers": [
      ["纸纱", "Paper yarn", 0.5, "#D9CDB4"],
      ["马海毛", "Mohair", 0.6, "#EAE2D2"]
    ],
    "coverWidth": 130,
    "room": "curtain",
    "seed": 40049,
    "recipe": {
      "family": "weave",
      "warp": "#D8CBB0",
      "weft": "#EDE6D8",
      "pitch": 2.7,
      "structure": "basket",
      "slub": 0.5,
      "full": 0.52
    },
    "skus": [
      { "code": "WSH", "shade": ["和纸白", "Washi"], "hex": "#DDD4C1", "stock": 140 },
      {
        "code": "BRN",
        "shade": ["焙茶", "Roasted tea"],
        "hex": "#9C7F61",
        "stock": 65,
        "recipe": { "warp": "#8F7355", "weft": "#B59A7C" }
      },
      {
        "code": "INK",
        "shade": ["淡墨", "Pale ink"],
        "hex": "#7D7E80",
        "stock": 80,
        "recipe": { "warp": "#6E6F71", "weft": "#96979A" }
      }
    ]
  }
]
