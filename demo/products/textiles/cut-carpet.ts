export const CUT_CARPET = [
  {
    "key": "TD-WIL",
    "brand": "Tondeval",
    "name": "机织平绒毯",
    "enName": "Woven velvet pile",
    "description": "绒与底在织机上一次成形，靠织不靠胶，剪开的边也不掉毛。戏院走道铺它，三十年里只换过踏步前沿。",
    "enDescription": "Pile and ground grow together on the loom, with no glue between them, and a cut edge sheds nothing. One theatre has had it in the aisles for thirty years and has renewed only the nosings.",
    "category": "cutCarpet",
    "unit": "square_meter",
    "price": [586, 640],
    "taxIncluded": true,
    "size": { "length": 25000, "width": 3660, "thickness": 8.5 },
    "shape": "roll",
    "origin": "BE",
    "attributes": {
      "composition": ["羊毛 80 %，锦纶 20 %", "80 % wool, 20 % polyamide"],
      "construction": ["机织割绒", "Woven cut pile"],
      "pileHeight": 6.5,
      "pileWeight": 1620,
      "impactSound": 27,
      "lightFastness": "6",
      "fire": "Cfl-s1",
      "underfloorHeating": true,
      "uses": ["hotel", "home", "retail"]
    },
    "certificates": [
      { "scheme": "fire_reaction", "year": 2025, "serial": 512 },
      { "scheme": "low_emission", "year": 2024, "serial": 513 }
    ],
    "layers": [
      ["割绒", "Cut pile", 6.5, "#6B2F33"],
      ["棉麻织底", "Cotton and jute ground", 2, "#A58B62"]
    ],
    "coverWidth": 180,
    "room": "floor",
    "seed": 40501,
    "recipe": {
      "family": "carpet",
      "pile": "cut",
      "yarns": ["#6B2F33", "#753A3D"],
      "design": "plain",
      "gauge": 2.4
    },
    "skus": [
      {
        "code": "FOY",
        "shade": ["前厅红", "Foyer red"],
        "hex": "#732F31",
        "stock": 310,
        "recipe": { "yarns": ["#732F31", "#7E3B3C"] }
      },
      {
        "code": "BOX",
        "shade": ["包厢绿", "Box green"],
        "hex": "#2F4A3C",
        "stock": 180,
        "recipe": { "yarns": ["#2F4A3C", "#3A5748"] }
      },
      {
        "code": "ORC",
        "shade": ["乐池蓝", "Pit blue"],
        "hex": "#2E3D59",
        "stock": 240,
        "recipe": { "yarns": ["#2E3D59", "#3A4A68"] }
      },
      {
        "code": "GIL",
        "shade": ["旧金", "Old gilt"],
        "hex": "#A68448",
        "stock": 95,
        "recipe": { "yarns": ["#A68448", "#B59357"] }
      },
      {
        "code": "DUS",
        "shade": ["幕间灰", "Interval grey"],
        "hex": "#8A8682",
        "stock": 420,
        "recipe": { "yarns": ["#8A8682", "#9A9692"] }
      }
    ]
  },
  {
    "key": "TD-SAX",
    "brand": "Tondeval",
    "name": "高捻长割绒毯",
    "enName": "Hard-twist long pile",
    "description": "纱捻得紧，热定形后一根根分开站着，像雨后刚冒头的草。铺卧室合适，吸尘请关掉滚刷。",
    "enDescription": "Yarn twisted hard and set with heat, so that every tuft stands on its own like new grass. It suits bedrooms; switch off the rotating brush before vacuuming.",
    "category": "cutCarpet",
    "unit": "square_meter",
    "price": [448, 486],
    "size": { "length": 20000, "width": 4000, "thickness": 19 },
    "shape": "roll",
    "origin": "BE",
    "attributes": {
      "composition": ["羊毛 100 %", "100 % wool"],
      "construction": ["高捻割绒", "Hard-twist cut pile"],
      "pileHeight": 16,
      "pileWeight": 1900,
      "backing": ["黄麻", "Jute"],
      "impactSound": 32,
      "lightFastness": "5",
      "uses": ["home", "hotel"]
    },
    "layers": [
      ["高捻绒", "Twisted pile", 16, "#C9BDAA"],
      ["簇绒底布", "Tufting cloth", 0.6, "#D9D2C4"],
      ["黄麻背衬", "Jute backing", 2.4, "#A9854F"]
    ],
    "coverWidth": 300,
    "room": "floor",
    "seed": 40513,
    "recipe": {
      "family": "carpet",
      "pile": "cut",
      "yarns": ["#CCC1AE", "#C0B4A0", "#D5CBBA"],
      "design": "tweed",
      "gauge": 6.5
    },
    "skus": [
      { "code": "OAT", "shade": ["麦片", "Porridge"], "hex": "#C9BDA9", "stock": 210 },
      { "code": "MOO", "shade": ["驼鹿", "Moose"], "hex": "#77624F", "stock": 120 },
      { "code": "FJO", "shade": ["峡湾", "Fjord"], "hex": "#6F808A", "stock": 85 },
      { "code": "LIC", "shade": ["苔原", "Tundra"], "hex": "#8B8C6A", "stock": 60 }
    ]
  },
  {
    "key": "TD-RUN",
    "brand": "Tondeval",
    "name": "楼梯条纹割绒毯",
    "enName": "Striped stair runner",
    "description": "七十厘米宽，两边织好了边，数过踏步再按米裁，另配铜压杆。条纹顺着楼梯走，转角平台要斜裁一刀。",
    "enDescription": "Seventy centimetres wide with both edges woven, and cut to the metre once the treads have been counted. The stripes run with the flight, so a landing needs one mitred cut.",
    "category": "cutCarpet",
    "unit": "meter",
    "price": [356, 388],
    "size": { "length": 20000, "width": 700, "thickness": 8 },
    "shape": "roll",
    "origin": "BE",
    "isMadeToMeasure": true,
    "attributes": {
      "composition": ["羊毛 90 %，锦纶 10 %", "90 % wool, 10 % polyamide"],
      "construction": ["机织割绒", "Woven cut pile"],
      "pileHeight": 5.5,
      "pileWeight": 1250,
      "edgeWork": ["织边", "Woven selvedge"],
      "repeat": 116,
      "fire": "Cfl-s1",
      "uses": ["home", "hotel"]
    },
    "layers": [
      ["条纹割绒", "Striped cut pile", 5.5, "#34465B"],
      ["织底", "Woven ground", 2.5, "#B29B72"]
    ],
    "coverWidth": 350,
    "room": "floor",
    "seed": 40529,
    "recipe": {
      "family": "carpet",
      "pile": "cut",
      "yarns": ["#2E4058", "#2E4058", "#2E4058", "#D8CBB0", "#9A4A36", "#9A4A36", "#D8CBB0", "#2E4058"],
      "design": "stripe",
      "gauge": 2.8,
      "repeat": 116
    },
    "skus": [
      { "code": "REG", "shade": ["赛艇", "Regatta"], "hex": "#857168", "stock": 130 },
      {
        "code": "ORC",
        "shade": ["果园", "Orchard"],
        "hex": "#867550",
        "stock": 70,
        "recipe": {
          "yarns": ["#3E4F34", "#3E4F34", "#3E4F34", "#CFC08C", "#A2603A", "#A2603A", "#CFC08C", "#3E4F34"]
        }
      },
      {
        "code": "LIB",
        "shade": ["书脊", "Book spine"],
        "hex": "#684F37",
        "stock": 55,
        "recipe": {
          "yarns": ["#4B2A26", "#4B2A26", "#4B2A26", "#B58E55", "#2F3A38", "#2F3A38", "#B58E55", "#4B2A26"]
        }
      }
    ]
  },
  {
    "key": "TD-DAM",
    "brand": "Tondeval",
    "name": "格子割绒方毯",
    "enName": "Gingham cut tile",
    "description": "两色纱横竖相遇，混出第三种颜色，一块十六格，拼满一屋像块大桌布。染厂关停，这一系列已撤下，只供老客户补货。",
    "enDescription": "Two yarns cross and make a third tone where they mix, sixteen squares to the tile, a tablecloth when laid. The dye house has closed and the range is withdrawn; what is left is kept for repairs to floors already sold.",
    "category": "cutCarpet",
    "unit": "piece",
    "price": [92, 98],
    "status": "withdrawn",
    "size": { "length": 500, "width": 500, "thickness": 9 },
    "pack": { "coverage": 3, "pieces": 12 },
    "origin": "BE",
    "attributes": {
      "composition": ["锦纶 100 %", "100 % polyamide"],
      "pileHeight": 5,
      "pileWeight": 840,
      "backing": ["沥青", "Bitumen"],
      "repeat": 250,
      "lightFastness": "6",
      "fire": "Bfl-s1",
      "uses": ["office", "school"]
    },
    "certificates": [{ "scheme": "low_emission", "year": 2022, "serial": 514 }],
    "layers": [
      ["割绒", "Cut pile", 5, "#8F7B5C"],
      ["玻纤层", "Glass fibre", 0.5, "#DADAD6"],
      ["沥青背", "Bitumen back", 3.5, "#2A2928"]
    ],
    "coverWidth": 500,
    "room": "floor",
    "seed": 40541,
    "recipe": {
      "family": "carpet",
      "pile": "cut",
      "yarns": ["#B7A27E", "#5F5038"],
      "design": "check",
      "gauge": 3.4,
      "repeat": 250
    },
    "skus": [
      { "code": "TOF", "shade": ["太妃", "Toffee"], "hex": "#8F7D5E", "stock": 36 },
      {
        "code": "SMO",
        "shade": ["烟雨", "Drizzle"],
        "hex": "#797D7F",
        "stock": 0,
        "recipe": { "yarns": ["#9FA4A5", "#4A4E51"] }
      },
      {
        "code": "WIN",
        "shade": ["酒渍", "Wine stain"],
        "hex": "#714A4D",
        "stock": 14,
        "recipe": { "yarns": ["#96676A", "#452529"] }
      }
    ]
  }
]
