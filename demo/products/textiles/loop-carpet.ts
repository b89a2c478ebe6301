export const LOOP_CARPET = [
  {
    "key": "TD-HAR",
    "brand": "Tondeval",
    "name": "未染羊毛圈绒毯",
    "enName": "Undyed wool loop",
    "description": "羊是什么颜色，毯就是什么颜色，三种毛拧成一股，圈里自然有深浅。脚印和面包屑都不大看得出来。",
    "enDescription": "The colours are those of the sheep, three fleeces twisted into one yarn and never dyed. Crumbs and footprints disappear into it.",
    "category": "loopCarpet",
    "unit": "square_meter",
    "price": [368, 398],
    "taxIncluded": true,
    "size": { "length": 30000, "width": 4000, "thickness": 9 },
    "shape": "roll",
    "origin": "BE",
    "attributes": {
      "composition": ["羊毛 100 %", "100 % wool"],
      "pileHeight": 6,
      "pileWeight": 1350,
      "backing": ["黄麻", "Jute"],
      "impactSound": 25,
      "lightFastness": "6",
      "fire": "Cfl-s1",
      "underfloorHeating": true,
      "uses": ["home", "office", "hotel"]
    },
    "certificates": [{ "scheme": "low_emission", "year": 2025, "serial": 509 }],
    "layers": [
      ["羊毛圈绒", "Wool loops", 6, "#A5977F"],
      ["簇绒底布", "Tufting cloth", 0.6, "#D5CDBE"],
      ["黄麻背衬", "Jute backing", 2.4, "#A9854F"]
    ],
    "coverWidth": 220,
    "room": "floor",
    "seed": 40403,
    "recipe": {
      "family": "carpet",
      "pile": "loop",
      "yarns": ["#A89A82", "#8C7D67", "#C7BBA6"],
      "design": "tweed",
      "gauge": 4.2
    },
    "skus": [
      { "code": "SHE", "shade": ["剪毛", "Shearling"], "hex": "#C4B8A3", "stock": 340 },
      { "code": "MOR", "shade": ["荒原", "Moor"], "hex": "#8A7B68", "stock": 410 },
      { "code": "PEW", "shade": ["石墙", "Drystone"], "hex": "#8B8883", "stock": 280 },
      { "code": "HEB", "shade": ["岛羊黑", "Hebridean"], "hex": "#4A443F", "stock": 150 }
    ]
  },
  {
    "key": "TD-PLK",
    "brand": "Tondeval",
    "name": "条纹圈绒长条毯",
    "enName": "Striped loop plank",
    "description": "二十五乘一百厘米，跟木地板一样拼人字、拼错缝。深色横条一块十六道，拼错半条就成了编篮纹。",
    "enDescription": "Carpet in planks of 25 by 100 centimetres, to be laid like boards in herringbone or in courses. Sixteen dark lines cross each plank, and a shift of half a line turns them into basketwork.",
    "category": "loopCarpet",
    "unit": "square_meter",
    "price": [236, 262],
    "taxIncluded": true,
    "size": { "length": 1000, "width": 250, "thickness": 7 },
    "pack": { "coverage": 4, "pieces": 16 },
    "origin": "BE",
    "attributes": {
      "composition": ["再生锦纶 100 %", "100 % regenerated polyamide"],
      "pileHeight": 3.2,
      "pileWeight": 620,
      "backing": ["再生毡", "Reclaimed felt"],
      "laying": ["人字或错缝", "Herringbone or courses"],
      "recycledShare": 71,
      "repeat": 62.5,
      "fire": "Bfl-s1",
      "uses": ["office", "school", "hotel"]
    },
    "certificates": [
      { "scheme": "recycled_content", "year": 2024, "serial": 510 },
      { "scheme": "fire_reaction", "year": 2022, "serial": 511 }
    ],
    "layers": [
      ["再生锦纶圈", "Regenerated polyamide loops", 3.2, "#6E7478"],
      ["玻纤稳定层", "Glass-fibre scrim", 0.4, "#DADAD6"],
      ["再生毡背", "Reclaimed felt", 3.4, "#4B4B4B"]
    ],
    "coverWidth": 340,
    "room": "floor",
    "seed": 40411,
    "recipe": {
      "family": "carpet",
      "pile": "loop",
      "yarns": ["#82888B", "#969C9E", "#82888B", "#969C9E", "#3F454A"],
      "design": "stripe",
      "gauge": 3.2,
      "repeat": 62.5
    },
    "skus": [
      { "code": "HAR", "shade": ["港口", "Harbour"], "hex": "#787E81", "stock": 620 },
      {
        "code": "KEL",
        "shade": ["海带", "Kelp"],
        "hex": "#6F7359",
        "stock": 300,
        "recipe": { "yarns": ["#757A5E", "#8D9072", "#757A5E", "#8D9072", "#34382A"] }
      },
      {
        "code": "CRA",
        "shade": ["蟹壳", "Crab"],
        "hex": "#9C6C57",
        "stock": 180,
        "recipe": { "yarns": ["#AB7058", "#BC8A72", "#AB7058", "#BC8A72", "#4E332A"] }
      }
    ]
  },
  {
    "key": "TD-RIB",
    "brand": "Tondeval",
    "name": "凸条羊毛平毯",
    "enName": "Ribbed wool",
    "description": "圈绒一行高一行低，斜光里是一垄一垄的田。吸尘器顺着垄走，别横着推。",
    "enDescription": "A high row of loops and a low row, which slanting light turns into ploughed land. Vacuum along the furrows and not across.",
    "category": "loopCarpet",
    "unit": "square_meter",
    "price": [412, 446],
    "size": { "length": 25000, "width": 4000, "thickness": 8 },
    "shape": "roll",
    "origin": "BE",
    "attributes": {
      "composition": ["羊毛 80 %，锦纶 20 %", "80 % wool, 20 % polyamide"],
      "pileHeight": 5.5,
      "pileWeight": 1180,
      "backing": ["合成织物", "Woven synthetic"],
      "impactSound": 24,
      "lightFastness": "5-6",
      "repeat": 14,
      "fire": "Cfl-s1",
      "uses": ["home", "hotel"]
    },
    "layers": [
      ["高低圈绒", "High and low loops", 5.5, "#C6B79C"],
      ["簇绒底布", "Tufting cloth", 0.6, "#DCD6C9"],
      ["织物背", "Woven back", 1.9, "#8F877A"]
    ],
    "coverWidth": 240,
    "room": "floor",
    "seed": 40423,
    "recipe": {
      "family": "carpet",
      "pile": "loop",
      "yarns": ["#CABBA1", "#AF9F84"],
      "design": "rib",
      "gauge": 4.8,
      "repeat": 14
    },
    "skus": [
      { "code": "BAR", "shade": ["大麦", "Barley"], "hex": "#C3B397", "stock": 260 },
      { "code": "OYS", "shade": ["牡蛎", "Oyster"], "hex": "#A4A29A", "stock": 190 },
      { "code": "PEA", "shade": ["泥煤", "Peat brown"], "hex": "#5B4C3E", "stock": 135 },
      { "code": "SPR", "shade": ["云杉", "Spruce"], "hex": "#4C5A4E", "stock": 0, "leadTimeDays": 55 }
    ]
  },
  {
    "key": "TD-CHK",
    "brand": "Tondeval",
    "name": "双色小方格剑麻纹毯",
    "enName": "Two-tone check loop",
    "description": "两色羊毛纱轮流起圈，一格压一格排成席纹，乍看以为是剑麻，踩上去却不扎脚。格子九毫米，大房间用也不花。",
    "enDescription": "Two woollen yarns take turns to rise, and the check looks like sisal until you take your shoes off. At nine millimetres the pattern stays quiet in a large room.",
    "category": "loopCarpet",
    "unit": "square_meter",
    "price": [298, 330],
    "size": { "length": 30000, "width": 4000, "thickness": 7 },
    "shape": "roll",
    "origin": "BE",
    "attributes": {
      "composition": ["羊毛 100 %", "100 % wool"],
      "pileHeight": 4.5,
      "pileWeight": 980,
      "backing": ["天然乳胶", "Natural latex"],
      "impactSound": 21,
      "repeat": 18,
      "fire": "Cfl-s1",
      "uses": ["home", "retail"]
    },
    "layers": [
      ["双色羊毛圈", "Two-tone wool loops", 4.5, "#B39C72"],
      ["簇绒底布", "Tufting cloth", 0.6, "#D8CFB9"],
      ["乳胶", "Latex", 1.9, "#E4DDCB"]
    ],
    "coverWidth": 210,
    "room": "floor",
    "seed": 40437,
    "recipe": {
      "family": "carpet",
      "pile": "loop",
      "yarns": ["#CBB78F", "#8F7850"],
      "design": "check",
      "gauge": 4.5,
      "repeat": 18
    },
    "skus": [
      { "code": "STR", "shade": ["草帽", "Straw hat"], "hex": "#AC9870", "stock": 220 },
      {
        "code": "TEA",
        "shade": ["茶渍", "Tea stain"],
        "hex": "#8A6C4C",
        "stock": 140,
        "recipe": { "yarns": ["#A98862", "#6B4F35"] }
      },
      {
        "code": "NIG",
        "shade": ["夜航", "Night crossing"],
        "hex": "#5E626A",
        "stock": 90,
        "recipe": { "yarns": ["#7E838C", "#33363E"] }
      }
    ]
  }
]
