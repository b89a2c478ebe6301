export const LEATHER = [
  {
    "key": "CO-ANI",
    "brand": "Corvana",
    "name": "全苯胺牛皮",
    "enName": "Full aniline hide",
    "description": "只用染料浸透，不上色浆，毛孔、颈纹和旧伤疤都看得见。水滴上去会先变深，干了大半能退回来。",
    "enDescription": "Dyed through in the drum and left without pigment, so pores, neck folds and healed scars all show. A drop of water darkens it at once and mostly fades as it dries.",
    "category": "fullGrain",
    "currency": "EUR",
    "unit": "square_meter",
    "price": [118.5, 132],
    "taxIncluded": false,
    "size": { "length": 2450, "width": 2000, "thickness": 1.3 },
    "origin": "IT",
    "attributes": {
      "thickness": 1.3,
      "hideArea": 4.9,
      "tannage": ["铬鞣，植鞣复鞣", "Chrome, vegetable retan"],
      "finish": ["全苯胺", "Full aniline"],
      "rubs": 20000,
      "lightFastness": "3",
      "care": ["干布除尘，忌皂", "Dry cloth, no soap"],
      "uses": ["home", "hotel"]
    },
    "layers": [
      ["粒面层", "Grain", 0.4, "#8A5A36"],
      ["真皮网状层", "Corium", 0.9, "#A77B56"]
    ],
    "coverWidth": 180,
    "room": "seat",
    "seed": 40307,
    "recipe": {
      "family": "leather",
      "base": "#8F5E38",
      "deep": "#5C3820",
      "grain": "full",
      "scale": 2.2,
      "gloss": 0.28
    },
    "skus": [
      { "code": "COG", "shade": ["干邑", "Cognac"], "hex": "#91592F", "stock": 44 },
      {
        "code": "MOR",
        "shade": ["摩卡", "Mocha"],
        "hex": "#55382A",
        "stock": 52,
        "recipe": { "base": "#573A2C", "deep": "#35221A" }
      },
      {
        "code": "BLK",
        "shade": ["墨黑", "Ink"],
        "hex": "#29272A",
        "stock": 60,
        "recipe": { "base": "#2B292C", "deep": "#151416" }
      },
      {
        "code": "SAG",
        "shade": ["灰绿", "Grey green"],
        "hex": "#6F7461",
        "stock": 18,
        "recipe": { "base": "#727764", "deep": "#4A4E3E" }
      },
      {
        "code": "CLA",
        "shade": ["酒红", "Claret"],
        "hex": "#5E2529",
        "stock": 0,
        "recipe": { "base": "#61272B", "deep": "#3A1417" },
        "leadTimeDays": 42
      }
    ]
  },
  {
    "key": "CO-PEB",
    "brand": "Corvana",
    "name": "摔纹软皮",
    "enName": "Milled pebble hide",
    "description": "在空转鼓里干摔十六个小时，粒面自己缩成一颗颗小丘，腹部大，背脊小。坐感像用旧了的手套。",
    "enDescription": "Sixteen hours of dry tumbling shrink the grain into small hills, coarse on the belly and fine along the spine. It sits like a glove that has been worn for years.",
    "category": "fullGrain",
    "unit": "square_meter",
    "price": [780, 860],
    "taxIncluded": true,
    "size": { "length": 2500, "width": 2050, "thickness": 1.5 },
    "origin": "IT",
    "attributes": {
      "thickness": 1.5,
      "hideArea": 5.1,
      "tannage": ["铬鞣", "Chrome"],
      "finish": ["半苯胺", "Semi-aniline"],
      "rubs": 50000,
      "lightFastness": "5",
      "washable": true,
      "uses": ["home", "office", "hotel"]
    },
    "certificates": [
      { "scheme": "low_emission", "year": 2025, "serial": 506 },
      { "scheme": "responsible_source", "year": 2022, "serial": 507 }
    ],
    "layers": [
      ["护面薄涂", "Protective top coat", 0.03, "#D8CDBB"],
      ["摔纹粒面", "Milled grain", 0.5, "#B59A7B"],
      ["真皮网状层", "Corium", 1, "#C8B497"]
    ],
    "coverWidth": 160,
    "room": "seat",
    "seed": 40319,
    "recipe": {
      "family": "leather",
      "base": "#B79C7D",
      "deep": "#846A4D",
      "grain": "pebble",
      "scale": 4,
      "gloss": 0.24
    },
    "skus": [
      { "code": "SND", "shade": ["沙丘", "Dune"], "hex": "#B59A7B", "stock": 70 },
      {
        "code": "BON",
        "shade": ["骨白", "Bone"],
        "hex": "#D7CFC0",
        "stock": 55,
        "recipe": { "base": "#D7CFC0", "deep": "#A99F8C" }
      },
      {
        "code": "ELE",
        "shade": ["象灰", "Elephant"],
        "hex": "#7B7975",
        "stock": 80,
        "recipe": { "base": "#7D7B77", "deep": "#504E4B" }
      },
      {
        "code": "FOR",
        "shade": ["林绿", "Forest"],
        "hex": "#364639",
        "stock": 24,
        "recipe": { "base": "#384A3C", "deep": "#1D2A20" },
        "price": [820, 900]
      }
    ]
  },
  {
    "key": "CO-SAD",
    "brand": "Corvana",
    "name": "植鞣马具革",
    "enName": "Bridle leather",
    "description": "栗木与荆树皮熬的鞣液，浸足四十天，再趁热擦进牛脂和蜂蜡。新皮面上那层白霜是蜡，布一擦就亮。",
    "enDescription": "Forty days in chestnut and mimosa liquor, then tallow and beeswax rubbed in warm. The white bloom on a new piece is wax rising, and a cloth brings up the shine.",
    "category": "fullGrain",
    "unit": "square_meter",
    "price": [1380, 1520],
    "size": { "length": 1600, "width": 800, "thickness": 3.6 },
    "origin": "IT",
    "attributes": {
      "thickness": 3.6,
      "hideArea": 1.2,
      "tannage": ["植物鞣", "Vegetable"],
      "finish": ["手工上蜡", "Hand-waxed"],
      "weight": 3.5,
      "edgeWork": ["磨边打蜡", "Burnished and waxed"],
      "uses": ["home", "office", "retail"]
    },
    "layers": [
      ["蜂蜡与牛脂", "Beeswax and tallow", 0.05, "#E8DDC3"],
      ["植鞣背皮", "Vegetable-tanned back", 3.55, "#9C673B"]
    ],
    "coverWidth": 140,
    "room": "counter",
    "seed": 40331,
    "recipe": {
      "family": "leather",
      "base": "#9C673B",
      "deep": "#6C4222",
      "grain": "full",
      "scale": 1.3,
      "gloss": 0.36
    },
    "skus": [
      {
        "code": "NAT",
        "shade": ["本色", "Natural"],
        "hex": "#B98A5C",
        "stock": 20,
        "recipe": { "base": "#BC8E60", "deep": "#8F6339" }
      },
      { "code": "LON", "shade": ["伦敦棕", "London tan"], "hex": "#93572F", "stock": 26 },
      {
        "code": "HAV",
        "shade": ["深雪茄", "Havana"],
        "hex": "#4F3325",
        "stock": 15,
        "recipe": { "base": "#523627", "deep": "#301E15" }
      }
    ]
  },
  {
    "key": "CO-CRO",
    "brand": "Corvana",
    "name": "压鳄纹牛皮墙砖",
    "enName": "Embossed hide wall tile",
    "description": "纹样由铜板热压，两百吨停九秒，一眼就看得出是牛皮，也没打算骗谁。每块背贴软木，墙角可以用美工刀修。",
    "enDescription": "A brass plate presses the scales in at two hundred tonnes for nine seconds; it is cowhide and does not pretend otherwise. Each tile has a cork back and can be trimmed into a corner with a craft knife.",
    "category": "fullGrain",
    "unit": "box",
    "price": [960, 1080],
    "taxIncluded": true,
    "size": { "length": 450, "width": 300, "thickness": 4 },
    "pack": { "coverage": 1.08, "pieces": 8 },
    "origin": "IT",
    "attributes": {
      "thickness": 4,
      "tannage": ["铬鞣", "Chrome"],
      "finish": ["热压花纹", "Heat-embossed"],
      "composition": ["牛皮贴软木", "Cowhide on cork"],
      "fixing": ["接触胶粘贴", "Contact adhesive"],
      "washable": true,
      "fire": "C-s2,d0",
      "uses": ["hotel", "retail", "home"]
    },
    "layers": [
      ["压纹牛皮", "Embossed hide", 1.6, "#3F332C"],
      ["软木背板", "Cork back", 2.4, "#B48A58"]
    ],
    "coverWidth": 200,
    "room": "wall",
    "seed": 40343,
    "recipe": {
      "family": "leather",
      "base": "#463830",
      "deep": "#241B16",
      "grain": "crocodile",
      "scale": 17,
      "gloss": 0.5
    },
    "skus": [
      { "code": "ESP", "shade": ["浓缩", "Espresso"], "hex": "#41342C", "stock": 62 },
      {
        "code": "PET",
        "shade": ["石油蓝", "Petrol"],
        "hex": "#2B444B",
        "stock": 38,
        "recipe": { "base": "#2F4A52", "deep": "#15252A" }
      },
      {
        "code": "BUR",
        "shade": ["琥珀", "Amber"],
        "hex": "#85582F",
        "stock": 30,
        "recipe": { "base": "#8C5F34", "deep": "#4C2F15" }
      }
    ]
  },
  {
    "key": "CO-FLR",
    "brand": "Corvana",
    "name": "背皮地砖",
    "enName": "Leather floor tile",
    "description": "只取牛背最密实的一块，滚压到四毫米半，高跟鞋踩得住。走出来的划痕第一年碍眼，第三年就连成了包浆。",
    "enDescription": "Only the densest part of the back is used, rolled down to four and a half millimetres so that a heel leaves no dent. Scratches annoy for a year, and by the third they have become the finish.",
    "category": "fullGrain",
    "unit": "square_meter",
    "price": [2150, 2380],
    "size": { "length": 400, "width": 400, "thickness": 4.5 },
    "pack": { "coverage": 1.6, "pieces": 10 },
    "origin": "IT",
    "attributes": {
      "thickness": 4.5,
      "tannage": ["植物鞣", "Vegetable"],
      "finish": ["热蜡滚压", "Hot-waxed and rolled"],
      "laying": ["错缝", "Running bond"],
      "slip": "R9",
      "weight": 4.6,
      "edgeWork": ["斜切", "Bevelled"],
      "uses": ["home", "retail"]
    },
    "layers": [
      ["热蜡", "Hot wax", 0.1, "#E3D2AE"],
      ["牛背革", "Back leather", 4.4, "#5F4129"]
    ],
    "coverWidth": 300,
    "room": "floor",
    "seed": 40359,
    "recipe": {
      "family": "leather",
      "base": "#65462C",
      "deep": "#3B2717",
      "grain": "full",
      "scale": 3.6,
      "gloss": 0.42
    },
    "skus": [
      { "code": "WAL", "shade": ["胡桃", "Walnut"], "hex": "#5F422B", "stock": 48 },
      {
        "code": "CUO",
        "shade": ["鞣革本色", "Cuoio"],
        "hex": "#A3764B",
        "stock": 32,
        "recipe": { "base": "#A67A4F", "deep": "#74502F" },
        "leadTimeDays": 30
      }
    ]
  },
  {
    "key": "CO-SUE",
    "brand": "Corvana",
    "name": "小牛反绒",
    "enName": "Calf suede",
    "description": "剖层之后翻到肉面磨绒，绒长不到半毫米，指头写字能留住。墙面软包多用它，落座的地方要慎重。",
    "enDescription": "The flesh side of a split calfskin, buffed until the nap is under half a millimetre and a finger can write on it. It belongs on padded walls and headboards more than on a seat.",
    "category": "suede",
    "unit": "square_meter",
    "price": [690, 750],
    "size": { "length": 1500, "width": 1100, "thickness": 0.9 },
    "origin": "IT",
    "attributes": {
      "thickness": 0.9,
      "hideArea": 1.5,
      "tannage": ["铬鞣", "Chrome"],
      "finish": ["肉面磨绒", "Flesh side, buffed"],
      "lightFastness": "4",
      "rubs": 15000,
      "care": ["绉胶刷", "Crêpe brush"],
      "uses": ["home", "hotel", "retail"]
    },
    "layers": [
      ["短绒", "Short nap", 0.3, "#8C745E"],
      ["小牛皮剖层", "Calf split", 0.6, "#A08A74"]
    ],
    "coverWidth": 260,
    "room": "wall",
    "seed": 40367,
    "recipe": {
      "family": "leather",
      "base": "#8F7762",
      "deep": "#6E5946",
      "grain": "suede",
      "scale": 3,
      "gloss": 0
    },
    "skus": [
      { "code": "FAW", "shade": ["幼鹿", "Fawn"], "hex": "#A88C70", "stock": 90 },
      {
        "code": "TAU",
        "shade": ["鼹鼠灰", "Mole"],
        "hex": "#6E6259",
        "stock": 75,
        "recipe": { "base": "#71655C", "deep": "#524840" }
      },
      {
        "code": "PIN",
        "shade": ["砂粉", "Sand rose"],
        "hex": "#B48E83",
        "stock": 36,
        "recipe": { "base": "#B79186", "deep": "#8F6B61" }
      },
      {
        "code": "PAV",
        "shade": ["暗青", "Dark teal"],
        "hex": "#33504F",
        "stock": 28,
        "recipe": { "base": "#365352", "deep": "#233A39" }
      },
      {
        "code": "RUB",
        "shade": ["牛仔靴", "Boot brown"],
        "hex": "#6B4128",
        "stock": 0,
        "recipe": { "base": "#6E432A", "deep": "#4A2B19" },
        "leadTimeDays": 35
      }
    ]
  },
  {
    "key": "CO-NUB",
    "brand": "Corvana",
    "name": "油蜡反毛革",
    "enName": "Waxed rough-out",
    "description": "厚皮反过来用，毛面吃透热油，颜色发沉。一折一道浅痕，拿电吹风一烘又合上，餐厅卡座和凳面常用它。",
    "enDescription": "A thick hide used inside out, its rough face soaked with hot oil. Bend it and a pale line runs across; warm it with a hair dryer and the line closes again.",
    "category": "suede",
    "unit": "square_meter",
    "price": [820, 880],
    "taxIncluded": true,
    "size": { "length": 2300, "width": 1900, "thickness": 2.2 },
    "origin": "IT",
    "attributes": {
      "thickness": 2.2,
      "hideArea": 4.2,
      "tannage": ["植铬结合鞣", "Combination"],
      "finish": ["热油浸透", "Hot-stuffed"],
      "weight": 2,
      "rubs": 35000,
      "uses": ["home", "office", "retail"]
    },
    "layers": [
      ["油蜡毛面", "Waxed rough face", 0.7, "#4C3A2B"],
      ["厚皮", "Hide", 1.5, "#6B5039"]
    ],
    "coverWidth": 140,
    "room": "seat",
    "seed": 40379,
    "recipe": {
      "family": "leather",
      "base": "#4F3C2D",
      "deep": "#2C2018",
      "grain": "suede",
      "scale": 7,
      "gloss": 0.1
    },
    "skus": [
      { "code": "EAR", "shade": ["湿土", "Wet earth"], "hex": "#4B392B", "stock": 40 },
      {
        "code": "OIL",
        "shade": ["橄榄油", "Oil green"],
        "hex": "#4E4C33",
        "stock": 22,
        "recipe": { "base": "#525037", "deep": "#2F2E1D" }
      },
      {
        "code": "SLA",
        "shade": ["烟囱灰", "Chimney"],
        "hex": "#3B3B3D",
        "stock": 31,
        "recipe": { "base": "#3F3F41", "deep": "#222224" }
      }
    ]
  }
]
