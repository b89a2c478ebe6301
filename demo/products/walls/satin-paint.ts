export const SATIN_PAINT = [
  {
    "key": "OA-STN",
    "brand": "Ochre & Ash",
    "name": "木作缎光漆",
    "enName": "Joinery satin",
    "description": "水性醇酸，门框、踢脚、书架都吃得住，刷痕看着看着就自己流平。头一个星期漆膜还软，上下推拉的窗先别关严。",
    "enDescription": "A water-borne alkyd for doors, skirtings and shelves whose brush marks settle as you watch. It stays soft for a week, so leave sash windows ajar.",
    "category": "satinPaint",
    "unit": "litre",
    "price": [228, 246],
    "taxIncluded": true,
    "size": { "length": 130, "width": 120 },
    "shape": "tin",
    "pack": { "coverage": 13 },
    "origin": "GB",
    "attributes": {
      "finish": ["缎光", "Satin"],
      "binder": ["水性醇酸", "Water-borne alkyd"],
      "coats": [2, 2],
      "sheen": 32,
      "scrubClass": "1",
      "touchDry": 5,
      "voc": 18,
      "uses": ["home", "office", "hotel"],
      "washable": true
    },
    "certificates": [{ "scheme": "low_emission", "year": 2022, "serial": 409 }],
    "layers": [
      ["缎光漆两遍", "Satin, two coats", 0.1, "#31372B"],
      ["木作底漆", "Joinery primer", 0.05, "#D5D1C8"],
      ["云杉木", "Spruce", 20, "#DDBF8F"]
    ],
    "coverWidth": 260,
    "isRal": true,
    "room": "wall",
    "seed": 30300,
    "recipe": {
      "family": "paintFilm",
      "base": "#31372B",
      "tool": "brush",
      "gloss": 0.35
    },
    "skus": [
      { "code": "BOX", "shade": ["傍晚的邮筒", "Pillar Box at Dusk"], "hex": "#781F19", "stock": 140 },
      { "code": "STA", "shade": ["马厩门", "Stable Door"], "hex": "#31372B", "stock": 170 },
      { "code": "FER", "shade": ["渡船栏杆", "Ferry Rail"], "hex": "#1F3438", "stock": 130 },
      { "code": "MUG", "shade": ["刷牙杯", "Tooth Mug"], "hex": "#EAE6CA", "stock": 360 },
      { "code": "SPN", "shade": ["锡勺", "Tin Spoon"], "hex": "#8A9597", "stock": 210 }
    ]
  },
  {
    "key": "OA-EGG",
    "brand": "Ochre & Ash",
    "name": "蛋壳光墙漆",
    "enName": "Eggshell wall paint",
    "description": "光泽像鸡蛋外壳，侧着看才有一点亮，楼梯间里常蹭到肩膀的地方用它。滚筒选短毛，最后一遍都往同一头收。",
    "enDescription": "The sheen of a hen’s egg, seen only from the side, for stairwells where shoulders brush the wall. Use a short-pile roller and lay off every last pass in one direction.",
    "category": "satinPaint",
    "unit": "litre",
    "price": [184, 198],
    "taxIncluded": true,
    "size": { "length": 190, "width": 180 },
    "shape": "tin",
    "pack": { "coverage": 12 },
    "origin": "GB",
    "attributes": {
      "finish": ["蛋壳光", "Eggshell"],
      "binder": ["丙烯酸乳液", "Acrylic dispersion"],
      "coats": [2, 3],
      "sheen": 14,
      "scrubClass": "1",
      "touchDry": 3,
      "voc": 1.5,
      "uses": ["home", "school", "hotel"],
      "washable": true
    },
    "layers": [
      ["蛋壳光漆两遍", "Eggshell, two coats", 0.13, "#E6D690"],
      ["底漆", "Primer", 0.06, "#E9E7E1"],
      ["抹灰墙", "Plastered wall", 12, "#CFC8BA"]
    ],
    "coverWidth": 280,
    "isRal": true,
    "room": "wall",
    "seed": 30320,
    "recipe": {
      "family": "paintFilm",
      "base": "#E6D690",
      "tool": "roller",
      "gloss": 0.18
    },
    "skus": [
      { "code": "BUT", "shade": ["黄油刀", "Butter Knife"], "hex": "#E6D690", "stock": 260 },
      { "code": "LET", "shade": ["远方来信", "Letter from Abroad"], "hex": "#256D7B", "stock": 180 },
      { "code": "STN", "shade": ["支线小站", "Branch Line Halt"], "hex": "#7D8471", "stock": 150 },
      { "code": "DRE", "shade": ["杯底", "Dregs"], "hex": "#5E2129", "stock": 75 },
      { "code": "STW", "shade": ["三楼半", "Floor Three and a Half"], "hex": "#D0D0D0", "stock": 390 }
    ]
  },
  {
    "key": "OA-FLR",
    "brand": "Ochre & Ash",
    "name": "室内地板漆",
    "enName": "Indoor floor paint",
    "description": "老松木板和水泥台阶都能刷，硬得像旧船的甲板。一天后可以穿袜子走，一周后再把家具搬回来。",
    "enDescription": "For old pine boards and concrete steps, and as hard as a deck. Socks after a day, furniture after a week.",
    "category": "satinPaint",
    "unit": "litre",
    "price": [212, 226],
    "taxIncluded": true,
    "size": { "length": 200, "width": 180 },
    "shape": "tin",
    "pack": { "coverage": 10 },
    "origin": "GB",
    "attributes": {
      "finish": ["半光", "Semi-gloss"],
      "binder": ["聚氨酯改性丙烯酸", "Urethane acrylic"],
      "coats": [2, 3],
      "sheen": 45,
      "slip": "R9",
      "touchDry": 4,
      "voc": 24,
      "uses": ["home", "retail"],
      "washable": true
    },
    "layers": [
      ["地板漆三遍", "Floor paint, three coats", 0.2, "#7D7F7D"],
      ["渗透底漆", "Penetrating primer", 0.05, "#CDC7BA"],
      ["松木地板", "Pine boards", 22, "#D3B07C"]
    ],
    "coverWidth": 360,
    "isRal": true,
    "room": "floor",
    "seed": 30340,
    "recipe": {
      "family": "paintFilm",
      "base": "#7D7F7D",
      "tool": "roller",
      "gloss": 0.5
    },
    "skus": [
      { "code": "QUA", "shade": ["码头石", "Quayside"], "hex": "#7D7F7D", "stock": 230 },
      { "code": "TID", "shade": ["退潮", "Low Tide"], "hex": "#B8B799", "stock": 180 },
      { "code": "STU", "shade": ["画室地板", "Studio Boards"], "hex": "#592321", "stock": 95 },
      { "code": "COA", "shade": ["煤窖", "Coal Hole"], "hex": "#332F2C", "stock": 110 }
    ]
  }
]
