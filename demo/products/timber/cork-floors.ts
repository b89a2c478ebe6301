export const CORK_FLOORS = [
  {
    "key": "SG-CFN",
    "brand": "Stillgrove",
    "name": "细粒软木胶铺砖",
    "enName": "Fine-grain cork tile",
    "description": "颗粒筛到两毫米以下，压得密，看着像烤过的燕麦饼。六毫米厚的一片能吃掉十六分贝的脚步声，代价是要用满胶，拆的时候会碎。",
    "enDescription": "Granules under two millimetres, pressed as close as an oatcake. Six millimetres of it take sixteen decibels off a footstep; the price is full glue, and it will not come up whole.",
    "category": "corkFloor",
    "unit": "square_meter",
    "price": [168, 188],
    "taxIncluded": true,
    "size": { "length": 300, "width": 300, "thickness": 6 },
    "pack": { "coverage": 1.98, "pieces": 22 },
    "origin": "PT",
    "attributes": {
      "thickness": 6,
      "density": 480,
      "finish": ["硬蜡油", "Hardwax oil"],
      "laying": ["直铺", "Stack bond"],
      "fixing": ["满胶", "Full glue"],
      "impactSound": 16,
      "uses": ["home", "school", "office"],
      "underfloorHeating": true,
      "fire": "Efl"
    },
    "certificates": [
      { "scheme": "low_emission", "year": 2025, "serial": 245 },
      { "scheme": "slip_resistance", "year": 2024, "serial": 246 }
    ],
    "layers": [
      ["细粒软木，上油", "Fine cork, oiled", 5.9, "#B98B58"],
      ["水性底胶", "Water-based primer", 0.1, "#E0D9CB"]
    ],
    "coverWidth": 150,
    "room": "floor",
    "seed": 10901,
    "recipe": {
      "family": "cork",
      "light": "#C69A66",
      "dark": "#8A623A",
      "granule": 2,
      "bark": 0.03
    },
    "skus": [
      { "code": "N", "shade": ["原色", "Natural"], "hex": "#B98E5B", "stock": 410 },
      { "code": "O", "shade": ["烤麦", "Toasted"], "hex": "#94683E", "stock": 190 },
      { "code": "M", "shade": ["杏仁奶", "Almond milk"], "hex": "#D3C0A0", "stock": 85 }
    ]
  },
  {
    "key": "SG-CMX",
    "brand": "Stillgrove",
    "name": "大片软木镶拼地板",
    "enName": "Flaked cork floor",
    "description": "软木块切成薄片再随意叠压，碎片有指甲盖大，深皮浅肉混在一起。阳光直射的地方三年会褪浅一层，地毯别老放一处。",
    "enDescription": "Blocks are sliced thin and pressed in no particular order, in flakes the size of a fingernail, dark bark among pale flesh. Sun lifts the colour within three years, so move the rug now and then.",
    "category": "corkFloor",
    "unit": "square_meter",
    "price": [236, 262],
    "taxIncluded": true,
    "size": { "length": 905, "width": 300, "thickness": 11 },
    "pack": { "coverage": 1.9, "pieces": 7 },
    "origin": "PT",
    "attributes": {
      "thickness": 11,
      "finish": ["水性漆", "Water lacquer"],
      "laying": ["错缝", "Staggered"],
      "fixing": ["锁扣浮铺", "Floating, click"],
      "impactSound": 18,
      "useClass": "23/31",
      "uses": ["home", "hotel"],
      "underfloorHeating": true
    },
    "layers": [
      ["软木薄片面层", "Flaked cork", 3, "#A97B49"],
      ["高密度纤维板", "Fibreboard", 6.5, "#B7A285"],
      ["软木衬垫", "Cork underlay", 1.5, "#9A6E42"]
    ],
    "coverWidth": 420,
    "room": "floor",
    "seed": 10912,
    "recipe": {
      "family": "cork",
      "light": "#C4935A",
      "dark": "#5E3D22",
      "granule": 17,
      "bark": 0.24
    },
    "skus": [
      { "code": "N", "shade": ["林地", "Woodland"], "hex": "#A87C4C", "stock": 120 },
      { "code": "G", "shade": ["雪松灰", "Cedar grey"], "hex": "#9A8E7E", "stock": 48 },
      { "code": "D", "shade": ["泥炭", "Peat"], "hex": "#5D432E", "stock": 64, "leadTimeDays": 21 }
    ]
  },
  {
    "key": "SG-CDY",
    "brand": "Stillgrove",
    "name": "染色软木地板",
    "enName": "Dyed cork floor",
    "description": "颗粒在压之前就染好，深处与表面同色，儿童房磨上几年也不露黄。颜色调得灰，是因为软木自己的褐会从底下透上来。",
    "enDescription": "The granules are dyed before pressing, and a nursery may scuff for years without reaching brown. All the shades are a little grey, for cork never quite keeps its own colour to itself.",
    "category": "corkFloor",
    "unit": "square_meter",
    "price": [258, 288],
    "taxIncluded": true,
    "size": { "length": 600, "width": 450, "thickness": 8 },
    "pack": { "coverage": 1.89, "pieces": 7 },
    "origin": "PT",
    "attributes": {
      "thickness": 8,
      "density": 500,
      "finish": ["水性漆", "Water lacquer"],
      "laying": ["错缝", "Staggered"],
      "lightFastness": "6",
      "impactSound": 17,
      "slip": "R10",
      "uses": ["home", "school"]
    },
    "certificates": [{ "scheme": "low_emission", "year": 2025, "serial": 248 }],
    "layers": [
      ["染色软木", "Dyed cork", 6, "#7C8472"],
      ["软木底层", "Cork backing", 2, "#A97F4E"]
    ],
    "coverWidth": 240,
    "room": "floor",
    "seed": 10923,
    "recipe": {
      "family": "cork",
      "light": "#A9A493",
      "dark": "#5E594C",
      "granule": 4,
      "bark": 0.1
    },
    "skus": [
      { "code": "SAG", "shade": ["鼠尾草", "Sage"], "hex": "#828A74", "stock": 140 },
      { "code": "CLA", "shade": ["粉陶", "Pink clay"], "hex": "#B58A77", "stock": 110 },
      { "code": "DUS", "shade": ["灰蓝", "Dusk blue"], "hex": "#6B7A86", "stock": 95 },
      { "code": "OAT", "shade": ["燕麦", "Oat"], "hex": "#B9AB93", "stock": 210 },
      { "code": "AUB", "shade": ["茄", "Aubergine"], "hex": "#5A4650", "stock": 36, "leadTimeDays": 28 },
      { "code": "COA", "shade": ["炭", "Coal"], "hex": "#3E3D3B", "stock": 88 }
    ]
  },
  {
    "key": "SG-CBK",
    "brand": "Stillgrove",
    "name": "初皮软木墙板",
    "enName": "Virgin bark wall board",
    "description": "栓皮栎第一次剥下的皮粗得像火山岩，做不了瓶塞，却最会把声音打散。每块厚薄差得出一公分，贴之前先摆一遍。",
    "enDescription": "The first bark a cork oak gives is as rugged as lava, useless for stoppers and excellent at scattering sound. Boards differ by a centimetre in depth, so arrange them on the ground first.",
    "category": "corkTile",
    "unit": "square_meter",
    "price": [280, 320],
    "size": { "length": 900, "width": 600, "thickness": 30 },
    "pack": { "coverage": 1.08, "pieces": 2 },
    "origin": "PT",
    "attributes": {
      "thickness": 30,
      "density": 210,
      "absorption": 0.5,
      "finish": ["原面", "Natural"],
      "fixing": ["点胶加钉", "Glue dabs and pins"],
      "uses": ["home", "retail", "hotel"],
      "fire": "E"
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2025, "serial": 249 }],
    "layers": [
      ["初剥树皮", "Virgin bark", 24, "#6B5442"],
      ["膨化软木底", "Expanded cork base", 6, "#5B4231"]
    ],
    "coverWidth": 520,
    "room": "wall",
    "seed": 10934,
    "recipe": {
      "family": "cork",
      "light": "#8E7459",
      "dark": "#3B2D22",
      "granule": 60,
      "bark": 1,
      "relief": 9
    },
    "skus": [
      { "code": "N", "shade": ["原皮", "Raw bark"], "hex": "#75604B", "stock": 76 },
      {
        "code": "L",
        "shade": ["洗白", "Limed bark"],
        "hex": "#A39682",
        "stock": 31,
        "leadTimeDays": 28,
        "recipe": { "light": "#B7A78F", "dark": "#71604E" }
      }
    ]
  },
  {
    "key": "SG-CPN",
    "brand": "Stillgrove",
    "name": "软木钉板卷材",
    "enName": "Pin-board cork by the metre",
    "description": "软木粉、亚麻油和颜料炼成面团，压到黄麻底上，图钉扎过的孔半天就长平。按米裁，宽一米二二，一面教室的墙不用接缝。",
    "enDescription": "Cork flour, linseed oil and pigment are kneaded into a dough and rolled on to jute; the hole of a pin heals by the afternoon. Cut by the metre at 1.22 m wide, it covers a classroom wall without a seam.",
    "category": "corkTile",
    "unit": "meter",
    "price": [328, 356],
    "taxIncluded": true,
    "size": { "length": 12000, "width": 1220, "thickness": 6 },
    "shape": "roll",
    "pack": { "coverage": 14.64, "pieces": 1 },
    "origin": "NL",
    "attributes": {
      "thickness": 6,
      "composition": ["软木粉、亚麻油、黄麻", "Cork flour, linseed oil, jute"],
      "absorption": 0.15,
      "washable": true,
      "lightFastness": "6",
      "uses": ["school", "office", "home"],
      "fire": "C-s2,d0",
      "weight": 6.3
    },
    "certificates": [
      { "scheme": "low_emission", "year": 2024, "serial": 250 },
      { "scheme": "fire_reaction", "year": 2023, "serial": 251 }
    ],
    "layers": [
      ["软木亚麻面", "Cork and linseed", 5, "#8A7F6C"],
      ["黄麻底布", "Jute backing", 1, "#B99A68"]
    ],
    "coverWidth": 130,
    "room": "wall",
    "isRal": true,
    "seed": 10945,
    "recipe": {
      "family": "cork",
      "light": "#A39A8A",
      "dark": "#7C7364",
      "granule": 1.3,
      "bark": 0
    },
    "skus": [
      { "code": "WHT", "shade": ["米", "Rice"], "hex": "#CAC4B0", "stock": 260 },
      { "code": "BRK", "shade": ["砖", "Brick"], "hex": "#8E402A", "stock": 140 },
      { "code": "GRN", "shade": ["黑板绿", "Blackboard green"], "hex": "#2F4538", "stock": 320 },
      { "code": "BLU", "shade": ["校服蓝", "Uniform blue"], "hex": "#49678D", "stock": 150 },
      { "code": "GRY", "shade": ["铅", "Lead"], "hex": "#7D7F7D", "stock": 190 }
    ]
  }
]
