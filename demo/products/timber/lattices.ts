export const LATTICES = [
  {
    "key": "TK-KOU",
    "brand": "Tsukimori",
    "name": "町屋杉木格子",
    "enName": "Townhouse cedar lattice",
    "description": "京都的米店格子宽、丝店格子窄，路人看窗就知道卖什么；这一款照丝店的尺寸，条十八，隙九。从屋里看得见街，街上看不进屋。",
    "enDescription": "In Kyoto a rice dealer’s lattice was broad and a silk dealer’s fine, and people read the trade from the window; ours follows the silk shop, 18 mm of wood to 9 of air. It lets you see the street without returning the favour.",
    "category": "slats",
    "unit": "square_meter",
    "price": [580, 660],
    "taxIncluded": true,
    "size": { "length": 2160, "width": 540, "thickness": 30 },
    "pack": { "coverage": 2.33, "pieces": 2 },
    "origin": "JP",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 30,
      "species": ["日本柳杉", "Japanese cedar"],
      "finish": ["素面", "Bare"],
      "slatWidth": 18,
      "gapWidth": 9,
      "uses": ["home", "hotel", "retail"],
      "fixing": ["上下嵌槽", "Grooved top and bottom"],
      "weight": 7.2
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2024, "serial": 229 }],
    "layers": [
      ["杉木条", "Cedar lath", 24, "#B98358"],
      ["横梁", "Rail", 6, "#9C6B45"]
    ],
    "coverWidth": 360,
    "room": "screen",
    "seed": 10601,
    "recipe": {
      "family": "slats",
      "timber": "cedar",
      "ring": 2.4,
      "quarter": 0.8,
      "slat": 18,
      "gap": 9,
      "felt": "#2A211B",
      "profile": "square"
    },
    "skus": [
      { "code": "N", "shade": ["素杉", "Bare cedar"], "hex": "#93684A", "stock": 42 },
      { "code": "B", "shade": ["红壳", "Bengala red"], "hex": "#74402F", "stock": 25, "leadTimeDays": 28 },
      { "code": "K", "shade": ["墨渍", "Ink stain"], "hex": "#3E3632", "stock": 30, "recipe": { "variety": 0.4 } }
    ]
  },
  {
    "key": "TK-YAK",
    "brand": "Tsukimori",
    "name": "烧杉外挂条",
    "enName": "Charred cedar laths",
    "description": "三块板绑成烟囱，底下点一把报纸，火自己往上蹿，两分钟烧出一层龟裂的炭。虫不吃，雨不透，手摸会黑，外墙不必介意。",
    "enDescription": "Three boards are tied into a chimney over burning newspaper, and in two minutes the draught has crazed their insides to char. Insects leave it and rain runs off; hands come away black, which a facade need not mind.",
    "category": "slats",
    "unit": "square_meter",
    "price": [390, 440],
    "taxIncluded": false,
    "size": { "length": 1950, "width": 165, "thickness": 38 },
    "pack": { "coverage": 1.93, "pieces": 6 },
    "origin": "JP",
    "attributes": {
      "thickness": 38,
      "species": ["日本柳杉", "Japanese cedar"],
      "finish": ["深炭化", "Deep char"],
      "slatWidth": 45,
      "gapWidth": 10,
      "uses": ["facade", "outdoor", "retail"],
      "durability": "3",
      "fixing": ["不锈钢钉", "Stainless nails"]
    },
    "layers": [
      ["龟裂炭层", "Crazed char", 3, "#1F1C1B"],
      ["杉木", "Cedar", 17, "#A9734A"],
      ["通风龙骨", "Ventilated batten", 18, "#C7A276"]
    ],
    "coverWidth": 330,
    "room": "wall",
    "seed": 10612,
    "recipe": {
      "family": "slats",
      "timber": "cedar",
      "light": "#544A46",
      "dark": "#161413",
      "slat": 45,
      "gap": 10,
      "felt": "#0F0E0D",
      "profile": "square",
      "char": 1
    },
    "skus": [
      { "code": "C", "shade": ["原炭", "Raw char"], "hex": "#262322", "stock": 140 },
      {
        "code": "S",
        "shade": ["刷银", "Brushed silver"],
        "hex": "#55504C",
        "stock": 66,
        "price": [440, 490],
        "recipe": { "variety": 0.4, "char": 0.45 }
      },
      {
        "code": "R",
        "shade": ["刷褐", "Brushed brown"],
        "hex": "#59412F",
        "stock": 48,
        "price": [440, 490],
        "recipe": { "light": "#8B6546", "dark": "#2F211A", "char": 0 }
      }
    ]
  },
  {
    "key": "TK-MRT",
    "brand": "Tsukimori",
    "name": "桧木丸条墙板",
    "enName": "Rounded hinoki rods",
    "description": "檐下晾衣的那种圆竿，一剖为二，平面朝里一根根排好。浴室里水汽一上来，整面墙就开始出香。",
    "enDescription": "Poles of the sort washing hangs from under the eaves, split in two and set flat side inwards. When steam rises in a bathroom the wall begins to scent it.",
    "category": "rods",
    "unit": "square_meter",
    "price": [620, 700],
    "taxIncluded": true,
    "size": { "length": 2400, "width": 312, "thickness": 21 },
    "pack": { "coverage": 1.5, "pieces": 2 },
    "origin": "JP",
    "attributes": {
      "thickness": 21,
      "species": ["桧木", "Hinoki"],
      "finish": ["素面", "Bare"],
      "slatWidth": 24,
      "gapWidth": 2,
      "uses": ["bath", "home", "hotel"],
      "durability": "2"
    },
    "layers": [
      ["桧木半圆条", "Hinoki half round", 12, "#E0C596"],
      ["杉木底板", "Cedar board", 9, "#C9986B"]
    ],
    "coverWidth": 340,
    "room": "wall",
    "seed": 10623,
    "recipe": {
      "family": "slats",
      "timber": "hinoki",
      "quarter": 0.2,
      "slat": 24,
      "gap": 2,
      "felt": "#5A452F",
      "profile": "round"
    },
    "skus": [
      { "code": "N", "shade": ["素桧", "Bare hinoki"], "hex": "#D3B68A", "stock": 58 },
      { "code": "G", "shade": ["银灰", "Silvered"], "hex": "#9E978C", "stock": 20, "leadTimeDays": 30 }
    ]
  },
  {
    "key": "LM-LAM",
    "brand": "Lehtomaa",
    "name": "桦木断面条墙板",
    "enName": "Plywood-edge strips",
    "description": "把十八毫米的胶合板裁成条，翻过来断面朝外，三条胶成一根，三十九层单板一明一暗。做柜子剩下的窄条正好派这个用场，所以每箱宽窄不保证同批。",
    "enDescription": "Board of 18 mm is ripped into strips, turned and glued in threes, so that thirty-nine plies show light and dark by turns. It uses what cabinet work leaves over, and one box may hold wood of two batches.",
    "category": "slats",
    "unit": "box",
    "price": [420, 460],
    "taxIncluded": true,
    "size": { "length": 1200, "width": 54, "thickness": 20 },
    "pack": { "coverage": 1.04, "pieces": 16 },
    "origin": "FI",
    "attributes": {
      "thickness": 20,
      "species": ["桦木", "Birch"],
      "finish": ["白油", "White oil"],
      "uses": ["home", "office", "retail"],
      "formaldehyde": "E1",
      "fixing": ["暗钉", "Hidden nails"],
      "weight": 13.6
    },
    "certificates": [{ "scheme": "recycled_content", "year": 2024, "serial": 230 }],
    "layers": [["桦木胶合板断面", "Birch plywood on edge", 20, "#C9AB7C"]],
    "coverWidth": 190,
    "room": "wall",
    "seed": 10634,
    "recipe": {
      "family": "ply",
      "light": "#DCC59B",
      "dark": "#96703F",
      "length": 1200,
      "width": 54,
      "edge": 54,
      "veneer": 1.4
    },
    "skus": [
      { "code": "W", "shade": ["白油", "White oil"], "hex": "#CFB58C", "stock": 72 },
      { "code": "B", "shade": ["茶油", "Brown oil"], "hex": "#9B7448", "stock": 35 },
      { "code": "G", "shade": ["灰油", "Grey oil"], "hex": "#A79C8A", "stock": 20 }
    ]
  },
  {
    "key": "LM-ROD",
    "brand": "Lehtomaa",
    "name": "大半圆桦木条，色卡漆",
    "enName": "Broad birch rods, lacquered to card",
    "description": "半圆条直径四十八，比手腕略粗，喷三道色漆，纹理只在侧光里隐约可见。每米墙面排二十一根，柜台正面也这样包。",
    "enDescription": "Half rounds 48 mm across, a little thicker than a wrist, sprayed three times so that grain is felt more than seen. Counter fronts take them as readily as walls do.",
    "category": "rods",
    "unit": "meter",
    "price": [36, 42],
    "taxIncluded": true,
    "size": { "length": 2500, "width": 48, "thickness": 24 },
    "pack": { "coverage": 1.2, "pieces": 10 },
    "origin": "FI",
    "attributes": {
      "thickness": 24,
      "species": ["桦木", "Birch"],
      "finish": ["色漆 20 度", "Lacquer, 20 gloss"],
      "slatWidth": 48,
      "gapWidth": 0,
      "uses": ["home", "retail", "hotel"],
      "formaldehyde": "E1",
      "fixing": ["背胶加螺钉", "Glue and screws"]
    },
    "layers": [
      ["色漆，三遍", "Lacquer, three coats", 0.2, "#2C5545"],
      ["桦木半圆条", "Birch half round", 23.8, "#DFC9A2"]
    ],
    "coverWidth": 520,
    "room": "counter",
    "isRal": true,
    "seed": 10645,
    "recipe": {
      "family": "slats",
      "timber": "birch",
      "light": "#B9B4A8",
      "dark": "#A49E92",
      "contrast": 0.12,
      "variety": 0.1,
      "pores": 0,
      "slat": 48,
      "gap": 0.6,
      "felt": "#55524C",
      "profile": "round"
    },
    "skus": [
      { "code": "SPR", "shade": ["云杉绿", "Spruce green"], "hex": "#2C5545", "stock": 260 },
      { "code": "CLY", "shade": ["陶土红", "Clay red"], "hex": "#8E402A", "stock": 180 },
      { "code": "OYS", "shade": ["牡蛎白", "Oyster"], "hex": "#EAE6CA", "stock": 400 },
      { "code": "PET", "shade": ["石油蓝", "Petrol"], "hex": "#2A6478", "stock": 90 },
      { "code": "MUS", "shade": ["芥子黄", "Mustard seed"], "hex": "#A98307", "stock": 75 },
      { "code": "TRF", "shade": ["松露灰", "Truffle"], "hex": "#6D6552", "stock": 130 }
    ]
  },
  {
    "key": "HV-FSL",
    "brand": "Haldervik",
    "name": "宽条熏橡木吸声格栅",
    "enName": "Broad fumed slats",
    "description": "条宽六十、隙宽二十，比寻常格栅疏阔一倍，天花上看不显碎。毛毡后面留五厘米空腔，低频也收得住。",
    "enDescription": "At 60 mm of oak to 20 of shadow it is twice as broad as the common lath and keeps a long ceiling calm. Leave a cavity of 50 mm behind the felt and it takes in the low notes as well.",
    "category": "slats",
    "unit": "square_meter",
    "price": [480, 540],
    "taxIncluded": true,
    "size": { "length": 2600, "width": 640, "thickness": 26 },
    "pack": { "coverage": 3.33, "pieces": 2 },
    "origin": "NO",
    "attributes": {
      "thickness": 26,
      "species": ["橡木", "Oak"],
      "finish": ["硬蜡油", "Hardwax oil"],
      "slatWidth": 60,
      "gapWidth": 20,
      "absorption": 0.7,
      "uses": ["office", "hotel", "school"],
      "fire": "B-s2,d0",
      "weight": 10.8
    },
    "certificates": [
      { "scheme": "fire_reaction", "year": 2025, "serial": 231 },
      { "scheme": "low_emission", "year": 2025, "serial": 232 }
    ],
    "layers": [
      ["氨熏橡木条", "Fumed oak lath", 17, "#6A4C34"],
      ["羊毛毡", "Wool felt", 9, "#4A4743"]
    ],
    "coverWidth": 640,
    "room": "wall",
    "seed": 10656,
    "recipe": {
      "family": "slats",
      "timber": "oak",
      "light": "#8E6D4E",
      "dark": "#45301F",
      "variety": 1,
      "slat": 60,
      "gap": 20,
      "felt": "#3B3936",
      "profile": "square"
    },
    "skus": [
      { "code": "M", "shade": ["中熏配炭毡", "Medium fume on charcoal"], "hex": "#644A36", "stock": 105 },
      {
        "code": "L",
        "shade": ["轻熏配燕麦毡", "Light fume on oat"],
        "hex": "#A08663",
        "stock": 60,
        "recipe": { "felt": "#A79B88" }
      },
      {
        "code": "W",
        "shade": ["二度熏配锈毡", "Twice fumed on rust"],
        "hex": "#4A372B",
        "stock": 38,
        "recipe": { "light": "#6B5140", "dark": "#33241A", "felt": "#7A4630" },
        "leadTimeDays": 30
      }
    ]
  }
]
