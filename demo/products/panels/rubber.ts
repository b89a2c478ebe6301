export const RUBBER = [
  {
    "key": "SG-RFL",
    "brand": "Stillgrove",
    "name": "彩点再生橡胶卷材",
    "enName": "Flecked rubber on the roll",
    "description": "黑底是旧轮胎磨的粒，彩点是跑道的裁边，两样都没有再染。哑铃掉上去只闷响一声，楼下听不见；刚铺好那一周气味重，请开窗。",
    "enDescription": "The black is ground tyre and the flecks are trimmings of running tracks, neither dyed again. A dropped dumb-bell makes one dull sound and none downstairs. It smells for a week; open a window.",
    "category": "rubberFloor",
    "unit": "square_meter",
    "price": [118, 136],
    "taxIncluded": true,
    "size": { "length": 10000, "width": 1250, "thickness": 8 },
    "shape": "roll",
    "pack": { "coverage": 12.5, "pieces": 1 },
    "origin": "DE",
    "attributes": {
      "thickness": 8,
      "composition": ["再生轮胎粒 90 %，三元乙丙粒 10 %", "90 % tyre granulate, 10 % EPDM"],
      "density": 1050,
      "impactSound": 20,
      "slip": "R10",
      "useClass": "23/33",
      "uses": ["office", "school", "retail"],
      "fixing": ["满胶", "Full glue"],
      "fire": "Efl"
    },
    "certificates": [
      { "scheme": "recycled_content", "year": 2025, "serial": 252 },
      { "scheme": "slip_resistance", "year": 2025, "serial": 253 }
    ],
    "layers": [["轮胎粒与彩点", "Tyre granulate with flecks", 8, "#343536"]],
    "coverWidth": 200,
    "room": "floor",
    "seed": 10956,
    "recipe": {
      "family": "granite",
      "minerals": ["#2C2D2E", "#262728", "#343536", "#3A3B3C", "#A2A4A3"],
      "crystal": 2.6,
      "gloss": 0.06
    },
    "skus": [
      { "code": "GRY", "shade": ["黑底灰点", "Grey fleck"], "hex": "#474849", "stock": 480 },
      {
        "code": "RED",
        "shade": ["黑底红点", "Red fleck"],
        "hex": "#4D332F",
        "stock": 220,
        "recipe": { "minerals": ["#2C2B2B", "#262626", "#343333", "#5A3A33", "#A4402F"] }
      },
      {
        "code": "BLU",
        "shade": ["黑底蓝点", "Blue fleck"],
        "hex": "#354453",
        "stock": 190,
        "recipe": { "minerals": ["#2B2C2E", "#252628", "#333538", "#3C5066", "#4F83B0"] }
      },
      {
        "code": "MIX",
        "shade": ["糖屑", "Sprinkles"],
        "hex": "#5D5043",
        "stock": 75,
        "recipe": { "minerals": ["#2C2C2B", "#2A2A2A", "#333332", "#8A4A38", "#4E6B7C", "#C0A358"] },
        "price": [136, 152]
      }
    ]
  },
  {
    "key": "SG-RCM",
    "brand": "Stillgrove",
    "name": "静色橡胶地材",
    "enName": "Calm rubber sheet",
    "description": "底色里撒着同一色系的细点，鞋印和粉笔灰落上去不显眼，医院和学校的走廊就这么挑。四毫米橡胶走起来有一点黏脚的安静。",
    "enDescription": "Fine specks a tone apart from their ground hide footprints and chalk, which is how corridors of schools and wards are chosen. Four millimetres of rubber walk with a quiet, slightly clinging step.",
    "category": "rubberFloor",
    "unit": "square_meter",
    "price": [226, 248],
    "taxIncluded": true,
    "size": { "length": 12000, "width": 1220, "thickness": 4 },
    "shape": "roll",
    "pack": { "coverage": 14.64, "pieces": 1 },
    "origin": "DE",
    "attributes": {
      "thickness": 4,
      "composition": ["合成橡胶、高岭土、颜料", "Synthetic rubber, kaolin, pigment"],
      "finish": ["免蜡", "No wax needed"],
      "useClass": "34/43",
      "slip": "R9",
      "impactSound": 12,
      "uses": ["school", "office", "retail"],
      "underfloorHeating": true,
      "fire": "Bfl-s1"
    },
    "certificates": [
      { "scheme": "low_emission", "year": 2025, "serial": 254 },
      { "scheme": "fire_reaction", "year": 2024, "serial": 255 }
    ],
    "layers": [
      ["带点面层", "Speckled wear layer", 2.5, "#8C9488"],
      ["橡胶底层", "Rubber backing", 1.5, "#54565A"]
    ],
    "coverWidth": 280,
    "room": "floor",
    "seed": 10967,
    "recipe": {
      "family": "laminate",
      "base": "#8F968B",
      "print": "#6B736A",
      "design": "speckle",
      "emboss": 0.06,
      "gloss": 0.12
    },
    "skus": [
      { "code": "SAG", "shade": ["鼠尾草", "Sage"], "hex": "#8C9488", "stock": 310 },
      {
        "code": "SND",
        "shade": ["沙", "Sand"],
        "hex": "#BDAF97",
        "stock": 260,
        "recipe": { "base": "#C2B59D", "print": "#9A8A6E" }
      },
      {
        "code": "TER",
        "shade": ["陶", "Terracotta"],
        "hex": "#A4614A",
        "stock": 120,
        "recipe": { "base": "#A9674F", "print": "#7E4533" }
      },
      {
        "code": "DEN",
        "shade": ["牛仔", "Denim"],
        "hex": "#56677C",
        "stock": 145,
        "recipe": { "base": "#5B6D83", "print": "#3D4C60" }
      },
      {
        "code": "ANT",
        "shade": ["煤", "Anthracite"],
        "hex": "#45474A",
        "stock": 400,
        "recipe": { "base": "#494B4F", "print": "#6C6F73" }
      },
      {
        "code": "YOL",
        "shade": ["蛋黄", "Yolk"],
        "hex": "#C99B3F",
        "stock": 0,
        "recipe": { "base": "#CFA044", "print": "#A47A2A" },
        "leadTimeDays": 35
      }
    ]
  },
  {
    "key": "SG-RTY",
    "brand": "Stillgrove",
    "name": "粗粒轮胎橡胶砖",
    "enName": "Coarse tyre tile",
    "description": "一米见方，边上带拼图齿，两个人一上午能铺完一间健身房。颗粒有黄豆大，光脚踩着像河滩；下雨天水从粒缝里漏走。",
    "enDescription": "A metre square with jigsaw edges: two people lay a gymnasium in a morning. The granules are as large as soya beans, feel like shingle under bare feet, and let rain drain between them.",
    "category": "rubberFloor",
    "unit": "piece",
    "price": [146, 160],
    "taxIncluded": false,
    "size": { "length": 1000, "width": 1000, "thickness": 20 },
    "pack": { "coverage": 1, "pieces": 1 },
    "origin": "CN-SD",
    "isDomestic": true,
    "attributes": {
      "thickness": 20,
      "composition": ["再生轮胎粒，聚氨酯胶", "Tyre granulate, polyurethane binder"],
      "joint": ["拼图齿", "Jigsaw"],
      "laying": ["干铺", "Loose-laid"],
      "impactSound": 26,
      "uses": ["outdoor", "school", "office"],
      "slip": "R11",
      "weight": 18
    },
    "certificates": [{ "scheme": "recycled_content", "year": 2022, "serial": 257 }],
    "layers": [
      ["细粒面", "Finer face", 6, "#3A3A3A"],
      ["粗粒底", "Coarse base", 14, "#2A2A2A"]
    ],
    "coverWidth": 300,
    "room": "floor",
    "laid": { "joint": 1, "jointColour": "#1B1B1B", "shift": 0 },
    "seed": 10978,
    "recipe": {
      "family": "granite",
      "minerals": ["#303030", "#272727", "#3A3A39", "#424241", "#4D4C4A"],
      "crystal": 7,
      "gloss": 0.04
    },
    "skus": [
      { "code": "K20", "shade": ["黑", "Black"], "hex": "#383837", "stock": 600 },
      {
        "code": "R20",
        "shade": ["铁锈", "Rust"],
        "hex": "#6B3E2F",
        "stock": 180,
        "recipe": { "minerals": ["#74412F", "#68392B", "#7E4B38", "#5A3229", "#3A2A26"] },
        "price": [168, 184]
      },
      {
        "code": "G40",
        "shade": ["草绿，四十毫米", "Grass, 40 mm"],
        "hex": "#45583E",
        "stock": 90,
        "recipe": { "minerals": ["#4A5E42", "#3F5239", "#566B4B", "#364731", "#2B352A"] },
        "size": { "length": 1000, "width": 1000, "thickness": 40 },
        "price": [248, 270],
        "leadTimeDays": 25
      }
    ]
  }
]
