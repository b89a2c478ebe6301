export const BAMBOO = [
  {
    "key": "ZL-BFL",
    "brand": "Zhuli",
    "name": "平压竹地板",
    "enName": "Flat-pressed bamboo",
    "description": "竹片横躺着压，竹节隔一掌一道，满地都看得见。安吉的毛竹长足五年才砍，砍早了糖分高，招虫。",
    "enDescription": "Strips lie on their backs, and the nodes cross the floor a good span apart. Moso is cut in its fifth year; any sooner and the sugar in it calls the beetles.",
    "category": "bambooStrip",
    "unit": "square_meter",
    "price": [158, 182],
    "taxIncluded": true,
    "size": { "length": 960, "width": 96, "thickness": 15 },
    "pack": { "coverage": 2.21, "pieces": 24 },
    "origin": "CN-ZJ",
    "isDomestic": true,
    "attributes": {
      "thickness": 15,
      "species": ["毛竹", "Moso bamboo"],
      "finish": ["水性漆", "Water lacquer"],
      "laying": ["错缝", "Staggered"],
      "joint": ["企口", "Tongue and groove"],
      "uses": ["home", "office"],
      "density": 700,
      "formaldehyde": "ENF",
      "underfloorHeating": true
    },
    "certificates": [{ "scheme": "low_emission", "year": 2025, "serial": 240 }],
    "layers": [
      ["竹片面层，平放", "Bamboo strips, flat", 5, "#DDC18A"],
      ["竹片芯层，横向", "Bamboo core, crosswise", 5, "#CFB178"],
      ["竹片底层", "Bamboo backing", 5, "#D6B981"]
    ],
    "coverWidth": 520,
    "room": "floor",
    "seed": 10801,
    "recipe": {
      "family": "bamboo",
      "light": "#E6CE9B",
      "dark": "#B18A4C",
      "build": "flat",
      "strip": 20,
      "length": 960,
      "width": 96
    },
    "skus": [
      { "code": "N", "shade": ["本色", "Natural"], "hex": "#D9BC84", "stock": 860 },
      { "code": "C", "shade": ["炭化", "Carbonised"], "hex": "#A9804C", "stock": 540 },
      { "code": "A", "shade": ["琥珀", "Amber"], "hex": "#C4945A", "stock": 260 },
      { "code": "W", "shade": ["白水洗", "White wash"], "hex": "#DFD2B8", "stock": 130 }
    ]
  },
  {
    "key": "ZL-BSD",
    "brand": "Zhuli",
    "name": "侧压竹长板",
    "enName": "Side-pressed bamboo plank",
    "description": "竹片侧立着挤在一起，面上只剩五毫米一道的细线，节子缩成一个个短点。板长两米，适合喜欢安静地面的人。",
    "enDescription": "Turned on edge, the strips become lines 5 mm apart and their nodes shrink to dots. The plank runs to two metres, for those who want a floor to keep quiet.",
    "category": "bambooStrip",
    "unit": "square_meter",
    "price": [186, 212],
    "taxIncluded": true,
    "size": { "length": 1960, "width": 142, "thickness": 14 },
    "pack": { "coverage": 1.67, "pieces": 6 },
    "origin": "CN-ZJ",
    "isDomestic": true,
    "attributes": {
      "thickness": 14,
      "species": ["毛竹", "Moso bamboo"],
      "finish": ["哑光油", "Matt oil"],
      "laying": ["错缝", "Staggered"],
      "joint": ["锁扣", "Click"],
      "uses": ["home", "office", "hotel"],
      "hardness": 40,
      "formaldehyde": "ENF",
      "underfloorHeating": true
    },
    "layers": [
      ["竹片面层，侧立", "Bamboo strips, on edge", 4, "#D9BD87"],
      ["竹单板芯", "Bamboo veneer core", 8, "#C9AB72"],
      ["竹片底层", "Bamboo backing", 2, "#D6B981"]
    ],
    "coverWidth": 460,
    "room": "floor",
    "seed": 10812,
    "recipe": {
      "family": "bamboo",
      "light": "#E6CE9B",
      "dark": "#B18A4C",
      "build": "side",
      "strip": 5,
      "length": 1960,
      "width": 142
    },
    "skus": [
      { "code": "N", "shade": ["嫩竹", "Young bamboo"], "hex": "#DAC08D", "stock": 330 },
      { "code": "T", "shade": ["茶色", "Tea"], "hex": "#8F6A40", "stock": 215 },
      { "code": "G", "shade": ["青灰", "Grey green"], "hex": "#A5A088", "stock": 90, "leadTimeDays": 20 },
      {
        "code": "K",
        "shade": ["乌篷", "Lacquered black"],
        "hex": "#3D352F",
        "stock": 48,
        "price": [222, 248],
        "leadTimeDays": 25
      }
    ]
  },
  {
    "key": "ZL-BZB",
    "brand": "Zhuli",
    "name": "深浅间色竹板",
    "enName": "Two-tone bamboo board",
    "description": "炭化的竹片与本色的竹片混在一块板里，不排顺序，抓到哪片算哪片。老师傅只守一条规矩：三片同色不许挨着。",
    "enDescription": "Carbonised strips and pale ones go into the same board in whatever order the hand finds them. The presser keeps a single rule: never three alike side by side.",
    "category": "bambooStrip",
    "unit": "square_meter",
    "price": [168, 190],
    "taxIncluded": true,
    "size": { "length": 600, "width": 120, "thickness": 18 },
    "pack": { "coverage": 1.8, "pieces": 25 },
    "origin": "CN-ZJ",
    "isDomestic": true,
    "attributes": {
      "thickness": 18,
      "species": ["毛竹", "Moso bamboo"],
      "finish": ["植物蜡", "Vegetable wax"],
      "laying": ["直铺", "Stack bond"],
      "uses": ["home", "retail"],
      "hardness": 38,
      "formaldehyde": "ENF"
    },
    "layers": [["竹片，三层同向", "Bamboo strips, three layers along", 18, "#BC965C"]],
    "coverWidth": 500,
    "room": "floor",
    "seed": 10823,
    "recipe": {
      "family": "bamboo",
      "light": "#E2C48C",
      "dark": "#8A5F31",
      "build": "flat",
      "strip": 30,
      "carbonised": 1,
      "length": 600,
      "width": 120
    },
    "skus": [
      { "code": "M", "shade": ["间色", "Mixed"], "hex": "#BA9358", "stock": 175 },
      { "code": "D", "shade": ["间色深", "Mixed, dark"], "hex": "#8B683D", "stock": 110 }
    ]
  },
  {
    "key": "ZL-BWV",
    "brand": "Zhuli",
    "name": "重组竹地板",
    "enName": "Strand-woven bamboo",
    "description": "竹篾碾散成丝，浸胶，两千吨的压机压成比橡木还沉的方料。钉子打不进，只能先钻；高跟鞋在上面也留不下坑。",
    "enDescription": "Bamboo is crushed to strands, soaked in resin and pressed under two thousand tonnes into a block heavier than oak. Nails bend in it, and stiletto heels leave it as it was.",
    "category": "bambooWoven",
    "unit": "square_meter",
    "price": [228, 262],
    "taxIncluded": true,
    "size": { "length": 1850, "width": 125, "thickness": 14 },
    "pack": { "coverage": 1.85, "pieces": 8 },
    "origin": "CN-ZJ",
    "isDomestic": true,
    "attributes": {
      "thickness": 14,
      "species": ["毛竹", "Moso bamboo"],
      "finish": ["耐磨漆", "Hard lacquer"],
      "laying": ["错缝", "Staggered"],
      "hardness": 95,
      "density": 1150,
      "useClass": "23/34",
      "uses": ["home", "retail", "office"],
      "underfloorHeating": true
    },
    "certificates": [
      { "scheme": "low_emission", "year": 2025, "serial": 242 },
      { "scheme": "fire_reaction", "year": 2024, "serial": 243 }
    ],
    "layers": [["重组竹", "Strand-woven bamboo", 14, "#B48A52"]],
    "coverWidth": 480,
    "room": "floor",
    "seed": 10834,
    "recipe": {
      "family": "bamboo",
      "light": "#D8B67A",
      "dark": "#8C6232",
      "build": "woven",
      "strip": 6,
      "length": 1850,
      "width": 125
    },
    "skus": [
      { "code": "N", "shade": ["麦黄", "Wheat"], "hex": "#C79F66", "stock": 410 },
      { "code": "C", "shade": ["焦糖", "Caramel"], "hex": "#94683A", "stock": 380 },
      {
        "code": "H",
        "shade": ["虎纹", "Tiger"],
        "hex": "#7B5632",
        "stock": 120,
        "recipe": { "light": "#C9A064", "dark": "#3F2915" }
      },
      {
        "code": "G",
        "shade": ["岩灰", "Rock grey"],
        "hex": "#857B6E",
        "stock": 66,
        "leadTimeDays": 24,
        "recipe": { "light": "#A39A8C", "dark": "#5D554B" }
      }
    ]
  },
  {
    "key": "ZL-BDK",
    "brand": "Zhuli",
    "name": "深炭重组竹户外板",
    "enName": "Strand-woven deck board",
    "description": "竹丝先在两百度里炭化四小时，糖和淀粉都烧没了，白蚁尝一口就走。头一年会由黑褐褪成银灰，想留住颜色，每个春天上一遍油。",
    "enDescription": "Four hours at 200 degrees leave neither sugar nor starch in the strands, and a termite tries one and goes. The deck silvers in its first year unless it is oiled every spring.",
    "category": "bambooWoven",
    "unit": "square_meter",
    "price": [318, 356],
    "taxIncluded": true,
    "size": { "length": 1860, "width": 140, "thickness": 20 },
    "pack": { "coverage": 1.56, "pieces": 6 },
    "origin": "CN-FJ",
    "isDomestic": true,
    "attributes": {
      "thickness": 20,
      "species": ["毛竹", "Moso bamboo"],
      "finish": ["户外油", "Outdoor oil"],
      "joint": ["端头企口", "End-matched"],
      "density": 1200,
      "durability": "1",
      "slip": "R11",
      "uses": ["outdoor", "hotel"],
      "fire": "Cfl-s1"
    },
    "certificates": [{ "scheme": "slip_resistance", "year": 2025, "serial": 244 }],
    "layers": [["深炭重组竹", "Strand-woven, deep-carbonised", 20, "#5A412C"]],
    "coverWidth": 620,
    "room": "floor",
    "seed": 10845,
    "recipe": {
      "family": "bamboo",
      "light": "#7D5C3C",
      "dark": "#33231A",
      "build": "woven",
      "strip": 9,
      "length": 1860,
      "width": 140
    },
    "skus": [
      { "code": "E", "shade": ["黑褐", "Espresso"], "hex": "#513A29", "stock": 290 },
      {
        "code": "S",
        "shade": ["已风化", "Weathered"],
        "hex": "#968C7F",
        "stock": 44,
        "leadTimeDays": 60,
        "recipe": { "light": "#A89F92", "dark": "#6E665C" }
      }
    ]
  }
]
