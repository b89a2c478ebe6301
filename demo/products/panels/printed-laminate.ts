export const PRINTED_LAMINATE = [
  {
    "key": "PA-LIN",
    "brand": "Plattenau",
    "name": "麻布纹防火板",
    "enName": "Linen-print laminate",
    "description": "纹样取自一张一九五〇年代的厨房台面，刀痕也一起扫了下来，再一根一根补好。压纹与经纬对得上，斜光里真像布绷在桌上。",
    "enDescription": "Taken from a kitchen table of the 1950s, whose cuts were scanned with it and then mended thread by thread. The press plate follows the weave, and in slanting light one would swear to cloth.",
    "category": "printedLaminate",
    "unit": "square_meter",
    "price": [138, 152],
    "taxIncluded": true,
    "size": { "length": 3050, "width": 1300, "thickness": 0.8 },
    "pack": { "coverage": 3.97, "pieces": 1 },
    "origin": "AT",
    "attributes": {
      "thickness": 0.8,
      "finish": ["同步布纹", "Registered linen"],
      "printing": ["凹版", "Gravure"],
      "core": ["褐色牛皮纸", "Brown kraft"],
      "repeat": 420,
      "formingRadius": 10,
      "heatResistance": 180,
      "uses": ["kitchen", "home"]
    },
    "layers": [
      ["压纹透明层", "Embossed clear face", 0.1, "#F2F0EA"],
      ["印花纸", "Printed paper", 0.1, "#9FB3A6"],
      ["牛皮纸芯", "Kraft core", 0.6, "#7A5638"]
    ],
    "coverWidth": 140,
    "room": "counter",
    "seed": 30780,
    "recipe": {
      "family": "laminate",
      "base": "#A6B8AB",
      "print": "#7F9487",
      "design": "linen",
      "emboss": 0.09,
      "gloss": 0.22
    },
    "skus": [
      { "code": "MIN", "shade": ["薄荷桌", "Mint table"], "hex": "#9DB0A3", "stock": 180 },
      {
        "code": "DIN",
        "shade": ["餐车红", "Dining car"],
        "hex": "#A4544A",
        "stock": 95,
        "recipe": { "base": "#B0625A", "print": "#8A4038" }
      },
      {
        "code": "HAY",
        "shade": ["干草", "Hay"],
        "hex": "#CDBB8F",
        "stock": 210,
        "recipe": { "base": "#D6C69D", "print": "#B39F70" }
      },
      {
        "code": "SKY",
        "shade": ["晾衣天", "Washing-day sky"],
        "hex": "#8FA5B8",
        "stock": 130,
        "recipe": { "base": "#9DB2C3", "print": "#728AA0" }
      }
    ]
  },
  {
    "key": "PA-SPK",
    "brand": "Plattenau",
    "name": "彩点防火板",
    "enName": "Speckled laminate",
    "description": "裁边剩下的色纸打碎了撒进面纸，每一张的点都不一样。最早是给一所小学食堂做的，饼干渣落上去找不着。",
    "enDescription": "Trimmings of coloured paper are shredded into the face sheet, so that no two boards share a dot. A school canteen ordered it first, and lost its crumbs in it.",
    "category": "printedLaminate",
    "unit": "square_meter",
    "price": [142, 158],
    "taxIncluded": true,
    "size": { "length": 2800, "width": 1300, "thickness": 1 },
    "pack": { "coverage": 3.64, "pieces": 1 },
    "origin": "AT",
    "attributes": {
      "thickness": 1,
      "finish": ["细哑", "Fine matt"],
      "printing": ["纸屑撒点", "Scattered paper"],
      "recycledShare": 22,
      "heatResistance": 180,
      "wearTurns": 1100,
      "uses": ["school", "office", "kitchen"],
      "washable": true,
      "fire": "C-s2,d0"
    },
    "certificates": [{ "scheme": "recycled_content", "year": 2024, "serial": 416 }],
    "layers": [
      ["透明层", "Clear face", 0.1, "#F2F0EA"],
      ["撒点面纸", "Speckled paper", 0.2, "#D8D3C6"],
      ["牛皮纸芯", "Kraft core", 0.7, "#7A5638"]
    ],
    "coverWidth": 240,
    "room": "counter",
    "seed": 30800,
    "recipe": {
      "family": "laminate",
      "base": "#DEDACE",
      "print": "#7D7467",
      "design": "speckle",
      "emboss": 0.03,
      "gloss": 0.14
    },
    "skus": [
      { "code": "BIS", "shade": ["饼干渣", "Crumbs"], "hex": "#D6D1C3", "stock": 260 },
      {
        "code": "CRA",
        "shade": ["蜡笔盒", "Crayon box"],
        "hex": "#C7A38C",
        "stock": 150,
        "recipe": { "base": "#D2AE97", "print": "#4E6B74" }
      },
      {
        "code": "SCH",
        "shade": ["操场", "Playground"],
        "hex": "#5C6468",
        "stock": 120,
        "recipe": { "base": "#545C60", "print": "#B9B3A2" }
      }
    ]
  },
  {
    "key": "PA-GRD",
    "brand": "Plattenau",
    "name": "坐标格防火板",
    "enName": "Graph-grid laminate",
    "description": "格线一直印到板边，下料要数着格子来。一家建筑事务所订去做桌面，从此量东西不找尺子。",
    "enDescription": "Its lines run to the very edge of the board, so cutting means counting. An architects’ office had it made for its desks and gave up looking for rulers.",
    "category": "printedLaminate",
    "unit": "square_meter",
    "price": [156, 172],
    "taxIncluded": true,
    "size": { "length": 3050, "width": 1300, "thickness": 0.8 },
    "pack": { "coverage": 3.97, "pieces": 1 },
    "origin": "AT",
    "attributes": {
      "thickness": 0.8,
      "finish": ["光面", "Plain gloss"],
      "printing": ["平版", "Offset"],
      "core": ["黑色牛皮纸", "Black kraft"],
      "formingRadius": 12,
      "wearTurns": 700,
      "uses": ["office", "school", "retail"]
    },
    "layers": [
      ["透明层", "Clear face", 0.1, "#F2F0EA"],
      ["格线纸", "Ruled paper", 0.1, "#E9E6DC"],
      ["黑牛皮纸芯", "Black kraft core", 0.6, "#2B2927"]
    ],
    "coverWidth": 200,
    "room": "counter",
    "seed": 30820,
    "recipe": {
      "family": "laminate",
      "base": "#EDEAE1",
      "print": "#8CA0AC",
      "design": "grid",
      "emboss": 0.01,
      "gloss": 0.35
    },
    "skus": [
      { "code": "MIL", "shade": ["毫米纸", "Graph paper"], "hex": "#E2E0D8", "stock": 140 },
      {
        "code": "BLU",
        "shade": ["蓝晒图", "Blueprint"],
        "hex": "#3E5C7A",
        "stock": 90,
        "recipe": { "base": "#35547A", "print": "#A9BCCB" }
      },
      {
        "code": "GRE",
        "shade": ["制图垫", "Cutting mat"],
        "hex": "#4B6A58",
        "stock": 75,
        "recipe": { "base": "#446453", "print": "#B7C2A0" }
      }
    ]
  },
  {
    "key": "PA-OAK",
    "brand": "Plattenau",
    "name": "同步木纹防火板",
    "enName": "Registered wood-grain laminate",
    "description": "一棵蒂罗尔橡木扫了六米长，两张整板走完，花纹才重来一遍。压纹顺着年轮凹下去，先骗过手，再骗过眼。",
    "enDescription": "One Tyrolean oak was scanned over six metres, so two whole boards pass before the figure returns. The emboss follows the growth rings and fools the hand before the eye.",
    "category": "printedLaminate",
    "unit": "square_meter",
    "price": [164, 182],
    "taxIncluded": true,
    "size": { "length": 3050, "width": 1300, "thickness": 0.8 },
    "pack": { "coverage": 3.97, "pieces": 1 },
    "origin": "AT",
    "attributes": {
      "thickness": 0.8,
      "finish": ["同步木纹", "Registered grain"],
      "printing": ["凹版", "Gravure"],
      "core": ["褐色牛皮纸", "Brown kraft"],
      "repeat": 6000,
      "formingRadius": 12,
      "wearTurns": 800,
      "uses": ["home", "hotel", "office"],
      "washable": true
    },
    "layers": [
      ["同步压纹层", "Registered clear face", 0.1, "#F2F0EA"],
      ["木纹纸", "Wood-grain paper", 0.1, "#B99468"],
      ["牛皮纸芯", "Kraft core", 0.6, "#7A5638"]
    ],
    "coverWidth": 650,
    "room": "wall",
    "seed": 30840,
    "recipe": {
      "family": "laminate",
      "base": "#C4A27A",
      "print": "#8F6C45",
      "design": "wood",
      "emboss": 0.12,
      "gloss": 0.12
    },
    "skus": [
      { "code": "HON", "shade": ["蜂蜡橡木", "Waxed oak"], "hex": "#B08A5F", "stock": 240 },
      {
        "code": "BLO",
        "shade": ["浮皂橡木", "Soaped oak"],
        "hex": "#CDB999",
        "stock": 310,
        "recipe": { "base": "#D6C4A6", "print": "#B39C77" }
      },
      {
        "code": "DRI",
        "shade": ["冲上岸的", "Washed ashore"],
        "hex": "#9C948A",
        "stock": 150,
        "recipe": { "base": "#A9A197", "print": "#797167" }
      },
      {
        "code": "BOG",
        "shade": ["泥炭橡木", "Bog oak"],
        "hex": "#463A33",
        "stock": 120,
        "recipe": { "base": "#50433B", "print": "#2D2521" }
      }
    ]
  }
]
