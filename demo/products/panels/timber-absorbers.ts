export const TIMBER_ABSORBERS = [
  {
    "key": "RF-GRV",
    "brand": "Ruhenfeld",
    "name": "天然橡木皮饰面阻燃密度板十三比三窄槽吸声墙板（音乐厅与排练厅声学系列，含背面无纺布）",
    "enName": "Flame-retardant fibreboard wall panel with thirteen-to-three grooving, real oak veneer and factory-applied fleece, from the concert and rehearsal room series",
    "description": "正面每十六毫米开一道三毫米的槽，背面钻孔通到槽底，声音走的是暗道。槽与槽之间的木皮取自同一张，纹路连着走。",
    "enDescription": "A groove of three millimetres every sixteen meets holes drilled from behind, and sound leaves by that back way. The veneer between grooves comes from one leaf, so the figure carries across them.",
    "category": "grooved",
    "unit": "square_meter",
    "price": [286, 324],
    "taxIncluded": true,
    "size": { "length": 2430, "width": 128, "thickness": 15 },
    "pack": { "coverage": 3.11, "pieces": 10 },
    "origin": "DE",
    "attributes": {
      "thickness": 15,
      "species": ["橡木", "Oak"],
      "finish": ["哑光清漆", "Matt lacquer"],
      "absorption": 0.65,
      "openArea": 7,
      "fixing": ["龙骨卡件", "Clips on battens"],
      "fire": "B-s2,d0",
      "weight": 9.6,
      "uses": ["school", "hotel", "office"]
    },
    "certificates": [
      { "scheme": "low_emission", "year": 2025, "serial": 550 },
      { "scheme": "fire_reaction", "year": 2025, "serial": 551 }
    ],
    "layers": [
      ["橡木皮", "Oak veneer", 0.6, "#C09C6C"],
      ["阻燃密度板", "Flame-retardant fibreboard", 14.2, "#A88C66"],
      ["吸声无纺布", "Acoustic fleece", 0.2, "#232323"]
    ],
    "coverWidth": 400,
    "room": "wall",
    "seed": 40951,
    "recipe": {
      "family": "acoustic",
      "build": "grooved",
      "base": "#C6A273",
      "deep": "#2A231B",
      "pitch": 16
    },
    "skus": [
      { "code": "OAK", "shade": ["原木", "Plain oak"], "hex": "#AE8C60", "stock": 280 },
      {
        "code": "SMO",
        "shade": ["熏木", "Fumed oak"],
        "hex": "#655040",
        "stock": 120,
        "recipe": { "base": "#76604E", "deep": "#1C1712" }
      },
      {
        "code": "WHI",
        "shade": ["洗白", "Limed oak"],
        "hex": "#BDAD94",
        "stock": 145,
        "recipe": { "base": "#D6C7AE", "deep": "#3E372C" }
      },
      {
        "code": "BLA",
        "shade": ["乌木染", "Ebonised oak"],
        "hex": "#322D2A",
        "stock": 60,
        "recipe": { "base": "#3D3733", "deep": "#0E0C0B" }
      }
    ]
  },
  {
    "key": "RF-SLT",
    "brand": "Ruhenfeld",
    "name": "细条实木吸声板",
    "enName": "Fine-lath absorber",
    "description": "十四毫米宽的落叶松细条，隔六毫米钉一根，钉子藏在毡后头。练琴房最怕两面平行的光墙，声音来回弹个不停；其中一面换成它就够了。",
    "enDescription": "Larch laths fourteen millimetres wide are nailed six apart, from behind and through the felt. Two bare parallel walls make a piano ring, and one of them in this lath is enough to stop it.",
    "category": "grooved",
    "unit": "square_meter",
    "price": [372, 418],
    "size": { "length": 2700, "width": 600, "thickness": 24 },
    "pack": { "coverage": 3.24, "pieces": 2 },
    "origin": "DE",
    "attributes": {
      "thickness": 24,
      "species": ["落叶松", "Larch"],
      "finish": ["硬蜡油", "Hardwax oil"],
      "absorption": 0.7,
      "openArea": 30,
      "airGap": 30,
      "fire": "C-s2,d0",
      "weight": 8.1,
      "uses": ["home", "school", "hotel"]
    },
    "layers": [
      ["落叶松条", "Larch lath", 14, "#C49468"],
      ["黑色聚酯毡", "Black polyester felt", 10, "#2B2A29"]
    ],
    "coverWidth": 360,
    "room": "wall",
    "seed": 40961,
    "recipe": {
      "family": "slats",
      "light": "#D7A97C",
      "dark": "#9A5F38",
      "ring": 3.2,
      "contrast": 0.9,
      "variety": 0.8,
      "pores": 0.1,
      "quarter": 0.6,
      "slat": 14,
      "gap": 6,
      "felt": "#2A2827",
      "profile": "square"
    },
    "skus": [
      { "code": "LAR", "shade": ["落叶松", "Larch"], "hex": "#A8784F", "stock": 130 },
      {
        "code": "WEA",
        "shade": ["风化灰", "Weathered"],
        "hex": "#8B857A",
        "stock": 90,
        "recipe": { "light": "#B5AFA2", "dark": "#77705F", "felt": "#33312E" }
      },
      {
        "code": "TAR",
        "shade": ["松焦油", "Pine tar"],
        "hex": "#4A3124",
        "stock": 0,
        "recipe": { "light": "#6B4632", "dark": "#2F1C13" },
        "leadTimeDays": 40
      }
    ]
  },
  {
    "key": "RF-HOL",
    "brand": "Ruhenfeld",
    "name": "圆孔桦木吸声板",
    "enName": "Round-holed birch panel",
    "description": "每隔三十二毫米钻一个十四毫米的孔，打穿桦木多层板，孔壁上数得出九层。体育馆要它挨撞，幼儿园要它圆滑，孔口都倒过角。",
    "enDescription": "Birch plywood of twelve millimetres drilled every thirty-two, and inside each hole nine layers can be counted. The rims are eased, for the nursery’s fingers as much as the gymnasium’s elbows.",
    "category": "perforatedPanel",
    "unit": "square_meter",
    "price": [264, 296],
    "taxIncluded": true,
    "size": { "length": 2400, "width": 1200, "thickness": 12 },
    "pack": { "coverage": 2.88, "pieces": 1 },
    "origin": "DE",
    "attributes": {
      "thickness": 12,
      "species": ["桦木", "Birch"],
      "finish": ["水性清漆", "Water-borne lacquer"],
      "holeDiameter": 14,
      "openArea": 15,
      "absorption": 0.55,
      "airGap": 100,
      "weight": 6.9,
      "uses": ["school", "office"]
    },
    "layers": [
      ["桦木多层板", "Birch plywood", 12, "#D8C298"],
      ["吸声无纺布", "Acoustic fleece", 0.2, "#262626"]
    ],
    "coverWidth": 540,
    "room": "wall",
    "seed": 40971,
    "recipe": {
      "family": "acoustic",
      "build": "perforated",
      "base": "#DCC79F",
      "deep": "#2B2620",
      "pitch": 32
    },
    "skus": [
      { "code": "BIR", "shade": ["桦木本色", "Natural birch"], "hex": "#BEA983", "stock": 210 },
      {
        "code": "WHT",
        "shade": ["擦白", "White wash"],
        "hex": "#C4B9A6",
        "stock": 130,
        "recipe": { "base": "#E6DDCC", "deep": "#3C382F" }
      },
      {
        "code": "SKY",
        "shade": ["透明蓝", "Blue stain"],
        "hex": "#75848C",
        "stock": 45,
        "recipe": { "base": "#8798A1", "deep": "#1E2529" }
      }
    ]
  },
  {
    "key": "RF-MIC",
    "brand": "Ruhenfeld",
    "name": "微孔木皮吸声板",
    "enName": "Microperforated veneer panel",
    "description": "先贴木皮再打孔，每平方米六万多个，近看像针脚，远看就是一面木墙。董事会议室常用，因为谁也看不出它在吸声。",
    "enDescription": "Veneered first and pierced afterwards, some sixty thousand times to the square metre: needlework close by, and from the door a plain wooden wall. It goes into board rooms, where nobody wishes to see how the quiet is made.",
    "category": "perforatedPanel",
    "unit": "square_meter",
    "price": [498, 556],
    "size": { "length": 2780, "width": 1200, "thickness": 17 },
    "pack": { "coverage": 3.336, "pieces": 1 },
    "origin": "DE",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 17,
      "species": [
        ["黑胡桃", "Walnut"],
        ["樱桃木", "Cherry"],
        ["枫木", "Maple"]
      ],
      "finish": ["哑光清漆", "Matt lacquer"],
      "holeDiameter": 1.8,
      "openArea": 15,
      "absorption": 0.6,
      "fire": "B-s1,d0",
      "weight": 9.2,
      "uses": ["office", "hotel"]
    },
    "certificates": [{ "scheme": "low_emission", "year": 2022, "serial": 553 }],
    "layers": [
      ["微孔木皮", "Pierced veneer", 0.6, "#7C573B"],
      ["阻燃面板", "Flame-retardant face board", 3.4, "#9B8160"],
      ["蜂窝芯", "Honeycomb core", 12.8, "#C8B894"],
      ["吸声无纺布", "Acoustic fleece", 0.2, "#222222"]
    ],
    "coverWidth": 160,
    "room": "wall",
    "seed": 40983,
    "recipe": {
      "family": "acoustic",
      "build": "perforated",
      "base": "#85603F",
      "deep": "#1F1610",
      "pitch": 4
    },
    "skus": [
      { "code": "WAL", "shade": ["胡桃木", "Walnut"], "hex": "#755439", "stock": 76 },
      {
        "code": "CHE",
        "shade": ["樱桃木", "Cherry"],
        "hex": "#99643F",
        "stock": 40,
        "recipe": { "base": "#AC7349", "deep": "#281A10" }
      },
      {
        "code": "MAP",
        "shade": ["枫木", "Maple"],
        "hex": "#BFA37D",
        "stock": 52,
        "recipe": { "base": "#D3B68E", "deep": "#33291C" }
      }
    ]
  }
]
