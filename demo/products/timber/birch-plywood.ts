export const BIRCH_PLYWOOD = [
  {
    "key": "LM-PLY",
    "brand": "Lehtomaa",
    "name": "桦木胶合板整张",
    "enName": "Birch plywood, full sheet",
    "description": "每层单板一毫米四，横一张竖一张，热压时胶从端面渗出一条褐线。面板补丁呈船形，一张不超过三处，补得好的那种要找一会儿。",
    "enDescription": "Plies of 1.4 mm, one along and one across, glued until a brown line weeps at the edge. Faces carry at most three boat-shaped patches, and the good ones take some finding.",
    "category": "plywood",
    "unit": "piece",
    "price": [560, 610],
    "taxIncluded": true,
    "size": { "length": 2500, "width": 1250, "thickness": 18 },
    "pack": { "coverage": 3.125, "pieces": 1 },
    "origin": "FI",
    "attributes": {
      "thickness": 18,
      "plies": 13,
      "species": ["桦木", "Birch"],
      "grade": ["BB 面", "BB face"],
      "finish": ["砂光", "Sanded"],
      "density": 680,
      "formaldehyde": "E1",
      "uses": ["home", "school", "retail"]
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2025, "serial": 233 }],
    "layers": [
      ["面单板", "Face veneer", 1.4, "#E2CDA6"],
      ["交错单板，十一层", "Cross plies, eleven", 15.2, "#CDAE7E"],
      ["底单板", "Back veneer", 1.4, "#DCC59C"]
    ],
    "coverWidth": 1000,
    "room": "counter",
    "seed": 10701,
    "recipe": {
      "family": "ply",
      "light": "#E6D3AE",
      "dark": "#B58A55",
      "length": 2500,
      "width": 1250,
      "edge": 0,
      "veneer": 1.4
    },
    "skus": [
      { "code": "18", "shade": ["砂光", "Sanded"], "hex": "#DBC296", "stock": 160 },
      { "code": "18W", "shade": ["白油", "White oil"], "hex": "#E2D3B4", "stock": 90, "price": [640, 700] },
      { "code": "18C", "shade": ["清漆", "Clear lacquer"], "hex": "#D3B47F", "stock": 75, "price": [680, 740] },
      {
        "code": "9",
        "shade": ["砂光，九毫米", "Sanded, 9 mm"],
        "hex": "#DDC59B",
        "stock": 210,
        "size": { "length": 2500, "width": 1250, "thickness": 9 },
        "price": [320, 350]
      }
    ]
  },
  {
    "key": "LM-SHL",
    "brand": "Lehtomaa",
    "name": "露边桦木板条墙面",
    "enName": "Open-edge wall boards",
    "description": "三十厘米一块，长边斜切四十五度，十八毫米的断面就成了二十五毫米宽的条纹。远看是一道道横线，走近才发现那是胶缝。",
    "enDescription": "Each board is mitred along one side at 45 degrees, which stretches its edge into a striped band. From across the room they read as ruled lines; close by they turn out to be glue.",
    "category": "plywood",
    "unit": "square_meter",
    "price": [286, 320],
    "taxIncluded": true,
    "size": { "length": 1200, "width": 300, "thickness": 18 },
    "pack": { "coverage": 1.44, "pieces": 4 },
    "origin": "FI",
    "attributes": {
      "thickness": 18,
      "plies": 13,
      "species": ["桦木", "Birch"],
      "finish": ["白油", "White oil"],
      "fixing": ["木扣件", "Timber clips"],
      "uses": ["home", "office", "school"],
      "fire": "D-s2,d0",
      "weight": 12.2
    },
    "certificates": [{ "scheme": "low_emission", "year": 2024, "serial": 235 }],
    "layers": [["桦木胶合板", "Birch plywood", 18, "#D8BF93"]],
    "coverWidth": 480,
    "room": "wall",
    "seed": 10712,
    "recipe": {
      "family": "ply",
      "light": "#E6D3AE",
      "dark": "#B58A55",
      "length": 1200,
      "width": 300,
      "edge": 25,
      "veneer": 1.9
    },
    "skus": [
      { "code": "N", "shade": ["原色", "Natural"], "hex": "#D8C097", "stock": 130 },
      { "code": "S", "shade": ["烟草油", "Tobacco oil"], "hex": "#94704A", "stock": 58 },
      { "code": "W", "shade": ["白油", "White oil"], "hex": "#E0D2B5", "stock": 84 },
      { "code": "G", "shade": ["青苔油", "Moss oil"], "hex": "#8B8A66", "stock": 47, "leadTimeDays": 24 }
    ]
  },
  {
    "key": "LM-TIL",
    "brand": "Lehtomaa",
    "name": "胶合板小方砖",
    "enName": "Plywood tile",
    "description": "裁家具剩的边料锯成二十厘米见方，下沿退台一刀，七层单板全露出来，横着连成一排细线。指节敲上去是空的声音，那是背后的软木垫。",
    "enDescription": "Furniture offcuts squared to 200 mm and rebated along the lower side, where all seven plies come to light. The wall sounds hollow to a knuckle, on account of the cork it sits on.",
    "category": "plywood",
    "unit": "box",
    "price": [198, 220],
    "taxIncluded": true,
    "size": { "length": 200, "width": 200, "thickness": 12 },
    "pack": { "coverage": 1, "pieces": 25 },
    "origin": "FI",
    "attributes": {
      "thickness": 12,
      "plies": 7,
      "species": ["桦木", "Birch"],
      "finish": ["哑光漆", "Matt lacquer"],
      "laying": ["错缝", "Staggered"],
      "uses": ["home", "retail", "kitchen"],
      "formaldehyde": "E1"
    },
    "layers": [
      ["桦木胶合板", "Birch plywood", 10, "#D8BF93"],
      ["软木垫", "Cork pad", 2, "#A97F4E"]
    ],
    "coverWidth": 440,
    "room": "wall",
    "seed": 10723,
    "recipe": {
      "family": "ply",
      "light": "#E6D3AE",
      "dark": "#B58A55",
      "length": 200,
      "width": 200,
      "edge": 10,
      "veneer": 1.4
    },
    "skus": [
      { "code": "N", "shade": ["原色", "Natural"], "hex": "#D9C093", "stock": 88 },
      { "code": "H", "shade": ["蜂蜡", "Beeswax"], "hex": "#C79C5E", "stock": 60 },
      { "code": "P", "shade": ["粉白", "Chalk pink"], "hex": "#DCC0AC", "stock": 0, "leadTimeDays": 35 }
    ]
  },
  {
    "key": "LM-BLK",
    "brand": "Lehtomaa",
    "name": "透染胶合板",
    "enName": "Plywood dyed before pressing",
    "description": "单板先染后压，锯开来里外一个颜色，只有胶线泛一点褐。倒角不用补漆，划痕也不露白，拿来做展柜很省心。",
    "enDescription": "The plies are dyed before they meet the glue, so a saw finds no pale middle and a chamfer wants no paint. Showcases are built of it, since a scratch has nothing to reveal.",
    "category": "plywood",
    "unit": "square_meter",
    "price": [420, 466],
    "taxIncluded": true,
    "size": { "length": 2500, "width": 155, "thickness": 15 },
    "pack": { "coverage": 3.1, "pieces": 8 },
    "origin": "FI",
    "attributes": {
      "thickness": 15,
      "plies": 11,
      "species": ["桦木", "Birch"],
      "finish": ["哑光油", "Matt oil"],
      "uses": ["retail", "office", "hotel"],
      "density": 710,
      "formaldehyde": "E1",
      "weight": 10.6
    },
    "certificates": [{ "scheme": "low_emission", "year": 2025, "serial": 236 }],
    "layers": [["透染桦木单板，十一层", "Dyed birch, eleven plies", 15, "#2B2A2B"]],
    "coverWidth": 340,
    "room": "counter",
    "seed": 10734,
    "recipe": {
      "family": "ply",
      "light": "#4A494A",
      "dark": "#1C1B1C",
      "length": 2500,
      "width": 155,
      "edge": 15,
      "veneer": 1.4
    },
    "skus": [
      { "code": "K", "shade": ["黑", "Black"], "hex": "#302F30", "stock": 140 },
      { "code": "G", "shade": ["石墨", "Graphite"], "hex": "#56575A", "stock": 95 },
      { "code": "B", "shade": ["巧克力", "Cocoa"], "hex": "#4F392E", "stock": 33, "leadTimeDays": 30 },
      {
        "code": "R",
        "shade": ["牛血", "Oxblood"],
        "hex": "#5A2622",
        "stock": 21,
        "leadTimeDays": 30,
        "price": [448, 496]
      }
    ]
  },
  {
    "key": "LM-LIN",
    "brand": "Lehtomaa",
    "name": "内装用桦木胶合板挂板（预开槽、三面打磨、一面露边、背衬吸声毡、可拆换）",
    "enName": "Birch plywood lining board, grooved for clips, sanded on three sides, one edge left open, felted behind, removable",
    "description": "体育馆和排练厅常用的内装板，打坏一块只换一块，卡扣不用工具就能松开。背后的毛毡不为好看，是防止球砸上去嗡嗡响。",
    "enDescription": "A lining for sports halls and rehearsal rooms, where a broken board comes off its clips by hand and a new one goes on. The felt at the back is there to stop it from drumming when a ball hits it.",
    "category": "plywood",
    "unit": "square_meter",
    "price": [246, 280],
    "taxIncluded": true,
    "size": { "length": 2400, "width": 150, "thickness": 21 },
    "pack": { "coverage": 2.16, "pieces": 6 },
    "origin": "FI",
    "attributes": {
      "thickness": 21,
      "plies": 13,
      "species": ["桦木", "Birch"],
      "finish": ["哑光漆", "Matt lacquer"],
      "fixing": ["卡扣", "Clips"],
      "uses": ["school", "office", "retail"],
      "fire": "B-s2,d0",
      "weight": 13
    },
    "certificates": [
      { "scheme": "fire_reaction", "year": 2025, "serial": 237 },
      { "scheme": "low_emission", "year": 2022, "serial": 238 }
    ],
    "layers": [
      ["桦木胶合板", "Birch plywood", 18, "#D8BF93"],
      ["聚酯毛毡", "Polyester felt", 3, "#55534F"]
    ],
    "coverWidth": 480,
    "room": "wall",
    "seed": 10745,
    "recipe": {
      "family": "ply",
      "light": "#E6D3AE",
      "dark": "#B58A55",
      "length": 2400,
      "width": 150,
      "edge": 18,
      "veneer": 1.4
    },
    "skus": [
      { "code": "N", "shade": ["原色", "Natural"], "hex": "#D6BC90", "stock": 420 },
      { "code": "W", "shade": ["白漆", "White glaze"], "hex": "#E3D8C2", "stock": 260 },
      { "code": "Y", "shade": ["松黄", "Pine yellow"], "hex": "#D0A661", "stock": 110 }
    ]
  }
]
