export const GRANITE = [
  {
    "key": "SO-BAH",
    "brand": "Serra Ondina",
    "name": "腹地蓝花岗石",
    "enName": "Azul Sertão granite",
    "description": "蓝来自方钠石，晒不褪，却怕酸，柠檬汁溅上去要当场擦。大板有的偏灰，有的偏紫，最好到仓库看着挑。",
    "enDescription": "Sodalite gives a blue that sun leaves alone and lemon juice does not: wipe at once. Slabs run from grey to violet and are best chosen in the warehouse.",
    "category": "granite",
    "unit": "square_meter",
    "price": [1980, 2680],
    "size": { "length": 2600, "width": 1600, "thickness": 20 },
    "pack": { "coverage": 4.16, "pieces": 1 },
    "origin": "BR",
    "isMadeToMeasure": true,
    "attributes": {
      "stoneType": ["方钠石正长岩", "Sodalite syenite"],
      "thickness": 20,
      "finish": ["抛光", "Polished"],
      "mohs": 5.5,
      "acidProof": false,
      "waterAbsorption": 0.2,
      "uses": ["hotel", "retail", "bath"],
      "weight": 53
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2025, "serial": 315 }],
    "layers": [
      ["蓝色花岗石", "Blue granite", 20, "#5E7391"],
      ["玻纤网", "Glass-fibre net", 1, "#BFC4C4"]
    ],
    "coverWidth": 420,
    "room": "counter",
    "seed": 20672,
    "recipe": {
      "family": "granite",
      "minerals": ["#54709A", "#6983A8", "#475F8C", "#9FB0BF", "#33405F"],
      "crystal": 6,
      "gloss": 0.6
    },
    "skus": [
      { "code": "AZU", "shade": ["天蓝料", "Sky blocks"], "hex": "#5F7698", "stock": 18 },
      {
        "code": "CIN",
        "shade": ["灰蓝料", "Grey-blue blocks"],
        "hex": "#77828F",
        "stock": 25,
        "recipe": { "minerals": ["#748496", "#8894A1", "#65748A", "#B4BABD", "#4A5362"] },
        "price": [1480, 1960]
      },
      {
        "code": "VIO",
        "shade": ["紫蓝料", "Violet blocks"],
        "hex": "#5A5C86",
        "stock": 0,
        "recipe": { "minerals": ["#5C6092", "#7072A0", "#4D4E7E", "#9C9CB6", "#393853"] },
        "leadTimeDays": 90
      }
    ]
  },
  {
    "key": "SO-CAP",
    "brand": "Serra Ondina",
    "name": "石榴金花岗石",
    "enName": "Garnet gold granite",
    "description": "金黄里嵌着绿豆大的石榴石，磨开是暗红的点子。做岛台，把石榴石密的一头留给窗户。",
    "enDescription": "Garnets the size of a lentil sit in the gold and grind open to dark red dots. On an island, turn the end that holds most of them towards the window.",
    "category": "granite",
    "unit": "square_meter",
    "price": [640, 820],
    "taxIncluded": true,
    "size": { "length": 2800, "width": 1700, "thickness": 30 },
    "pack": { "coverage": 4.76, "pieces": 1 },
    "origin": "BR",
    "attributes": {
      "stoneType": ["片麻花岗岩", "Granite gneiss"],
      "thickness": 30,
      "finish": ["抛光", "Polished"],
      "mohs": 6.5,
      "acidProof": true,
      "waterAbsorption": 0.35,
      "uses": ["kitchen", "hotel", "retail"],
      "weight": 80
    },
    "layers": [["抛光花岗石", "Granite, polished", 30, "#C2A065"]],
    "coverWidth": 480,
    "room": "counter",
    "seed": 20688,
    "recipe": {
      "family": "granite",
      "minerals": ["#CBAB72", "#BD9A5E", "#DAC59A", "#A88350", "#6A2F2A"],
      "crystal": 8,
      "gloss": 0.6
    },
    "skus": [
      { "code": "OUR", "shade": ["金", "Gold"], "hex": "#BD9D68", "stock": 44 },
      {
        "code": "MEL",
        "shade": ["浅蜜", "Pale honey"],
        "hex": "#D0BE9C",
        "stock": 36,
        "recipe": { "minerals": ["#D8C6A3", "#CBB48B", "#E6DAC2", "#B9A077", "#7A4038"] }
      },
      {
        "code": "CAS",
        "shade": ["栗", "Chestnut"],
        "hex": "#7C5B42",
        "stock": 20,
        "recipe": { "minerals": ["#8A6545", "#6E4C33", "#B5946C", "#4F3626", "#3F1C1C"], "crystal": 6.5 }
      }
    ]
  },
  {
    "key": "SO-NEG",
    "brand": "Serra Ondina",
    "name": "夜山黑花岗石",
    "enName": "Preto Serra granite",
    "description": "细、黑、匀，像一块没开的屏。抛光面收指纹，皮革面藏指纹，火烧面则干脆发灰。",
    "enDescription": "Fine, black and even as a screen switched off. Polish collects fingerprints, leathering hides them, and flame turns the stone frankly grey.",
    "category": "granite",
    "unit": "square_meter",
    "price": [420, 520],
    "taxIncluded": true,
    "size": { "length": 900, "width": 600, "thickness": 20 },
    "pack": { "coverage": 1.08, "pieces": 2 },
    "origin": "BR",
    "attributes": {
      "stoneType": ["辉长岩", "Gabbro"],
      "thickness": 20,
      "finish": ["抛光", "Polished"],
      "mohs": 6,
      "acidProof": true,
      "frostProof": true,
      "slip": "R9",
      "uses": ["kitchen", "office", "facade"],
      "weight": 60
    },
    "certificates": [{ "scheme": "slip_resistance", "year": 2024, "serial": 316 }],
    "layers": [["黑色辉长岩", "Black gabbro", 20, "#2A2B2C"]],
    "coverWidth": 200,
    "room": "counter",
    "seed": 20704,
    "recipe": {
      "family": "granite",
      "minerals": ["#2B2C2D", "#232425", "#37393A", "#1B1C1D", "#565857"],
      "crystal": 2.2,
      "gloss": 0.65
    },
    "skus": [
      { "code": "P", "shade": ["抛光", "Polished"], "hex": "#262728", "stock": 380 },
      { "code": "L", "shade": ["皮革面", "Leathered"], "hex": "#313233", "stock": 240, "recipe": { "gloss": 0.22 } },
      { "code": "H", "shade": ["哑面", "Honed"], "hex": "#3D3E3F", "stock": 160, "recipe": { "gloss": 0.1 } },
      {
        "code": "F",
        "shade": ["火烧面", "Flamed"],
        "hex": "#5E5F5E",
        "stock": 310,
        "recipe": { "gloss": 0.05, "minerals": ["#616261", "#525352", "#737473", "#474848", "#8D8D8A"] },
        "size": { "length": 900, "width": 600, "thickness": 30 }
      }
    ]
  },
  {
    "key": "SO-QZB",
    "brand": "Serra Ondina",
    "name": "浪白石英岩",
    "enName": "Branco Ondina quartzite",
    "description": "看着是大理石，锯起来是花岗石，玻璃在上面划不出印。波纹是河砂被压折时留下的，一折一折都在原处。",
    "enDescription": "To the eye it is marble, to the saw granite, and a pane of glass leaves no scratch. Its waves are river sand folded under pressure, every fold still in place.",
    "category": "granite",
    "unit": "square_meter",
    "price": [1260, 1720],
    "size": { "length": 3000, "width": 1800, "thickness": 20 },
    "pack": { "coverage": 5.4, "pieces": 1 },
    "origin": "BR",
    "isMadeToMeasure": true,
    "attributes": {
      "stoneType": ["石英岩", "Quartzite"],
      "thickness": 20,
      "finish": ["抛光", "Polished"],
      "mohs": 7,
      "acidProof": true,
      "bookMatched": true,
      "waterAbsorption": 0.3,
      "uses": ["kitchen", "hotel", "home"],
      "weight": 53
    },
    "layers": [
      ["石英岩大板", "Quartzite slab", 20, "#DFDAD0"],
      ["玻纤网", "Glass-fibre net", 1, "#BFC4C4"]
    ],
    "coverWidth": 1400,
    "room": "counter",
    "seed": 20720,
    "recipe": {
      "family": "onyx",
      "bands": ["#E6E2DA", "#D9D5CD", "#C9C5BE", "#DDD0BA"],
      "vein": "#E6E3DC",
      "scale": 520,
      "angle": -14,
      "gloss": 0.6
    },
    "skus": [
      { "code": "BRA", "shade": ["浪白", "Wave white"], "hex": "#DAD6CD", "stock": 28 },
      {
        "code": "ARE",
        "shade": ["沙金", "Sand gold"],
        "hex": "#CDB793",
        "stock": 16,
        "recipe": { "bands": ["#DAC7A6", "#CDB48A", "#BFA379", "#E5D6BA"], "vein": "#DCCBAA" }
      },
      {
        "code": "VER",
        "shade": ["林绿", "Forest green"],
        "hex": "#6F8475",
        "stock": 9,
        "recipe": { "bands": ["#7D9282", "#6B8172", "#5A7063", "#98A38A"], "vein": "#9FAD9C", "scale": 420 },
        "price": [1680, 2240]
      }
    ]
  },
  {
    "key": "SK-LAR",
    "brand": "Skjerva",
    "name": "海光正长岩",
    "enName": "Sea-flash larvikite",
    "description": "长石在石头里闪蓝光，走一步闪一下，像冬天的海。采坑在挪威南部的峡湾边上，码头就在坑底。",
    "enDescription": "Feldspar flashes blue with every step, the way a winter sea does. It is quarried beside a fjord in the south of Norway, with the quay directly below the pit.",
    "category": "granite",
    "unit": "square_meter",
    "price": [780, 960],
    "size": { "length": 1200, "width": 600, "thickness": 20 },
    "pack": { "coverage": 1.44, "pieces": 2 },
    "origin": "NO",
    "attributes": {
      "stoneType": ["歪碱正长岩", "Larvikite"],
      "thickness": 20,
      "finish": ["抛光", "Polished"],
      "mohs": 6,
      "frostProof": true,
      "waterAbsorption": 0.15,
      "uses": ["facade", "retail", "kitchen"],
      "weight": 55
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2022, "serial": 320 }],
    "layers": [["正长岩", "Larvikite", 20, "#565D66"]],
    "coverWidth": 340,
    "room": "wall",
    "seed": 20736,
    "recipe": {
      "family": "granite",
      "minerals": ["#4A5158", "#586069", "#40474E", "#5B7594", "#2A2F34"],
      "crystal": 11,
      "gloss": 0.65
    },
    "skus": [
      { "code": "BLA", "shade": ["蓝光", "Blue flash"], "hex": "#586069", "stock": 150 },
      {
        "code": "SML",
        "shade": ["翠光", "Green flash"],
        "hex": "#4C5750",
        "stock": 85,
        "recipe": { "minerals": ["#48534C", "#55615A", "#3E4842", "#5E826D", "#29302C"] }
      },
      {
        "code": "LYS",
        "shade": ["浅银", "Light silver"],
        "hex": "#8A8F93",
        "stock": 110,
        "recipe": { "minerals": ["#8C9195", "#9BA0A4", "#7E8488", "#A6B8CB", "#5C6166"], "crystal": 7 }
      }
    ]
  }
]
