export const ONYX = [
  {
    "key": "SO-ONM",
    "brand": "Serra Ondina",
    "name": "蜜光玉石",
    "enName": "Mel onyx",
    "description": "两厘米厚的石头透得过光，背后放一片灯，层次一圈圈亮起来。它脆，运的时候背面粘着玻璃，到了也别急着揭。",
    "enDescription": "Two centimetres of stone let light through, and a lamp behind wakes its rings one by one. It is brittle, travels bonded to glass and had better stay that way.",
    "category": "onyx",
    "currency": "USD",
    "unit": "square_meter",
    "price": [420, 560],
    "size": { "length": 2400, "width": 1400, "thickness": 20 },
    "pack": { "coverage": 3.36, "pieces": 1 },
    "origin": "BR",
    "isMadeToMeasure": true,
    "attributes": {
      "stoneType": ["方解石玉", "Calcite onyx"],
      "thickness": 20,
      "finish": ["抛光", "Polished"],
      "translucent": true,
      "bookMatched": true,
      "mohs": 3,
      "acidProof": false,
      "uses": ["hotel", "retail"],
      "weight": 74
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2025, "serial": 322 }],
    "layers": [
      ["蜜色玉石", "Honey onyx", 20, "#D0A35E"],
      ["超白玻璃", "Low-iron glass", 8, "#DCE6E2"]
    ],
    "coverWidth": 1000,
    "room": "screen",
    "seed": 20832,
    "recipe": {
      "family": "onyx",
      "bands": ["#F0E0BC", "#DDB56F", "#C08B42", "#E8CE9A"],
      "vein": "#FAF3E0",
      "scale": 380,
      "angle": 18,
      "gloss": 0.7
    },
    "skus": [
      { "code": "MEL", "shade": ["蜜", "Honey"], "hex": "#DBBA84", "stock": 14 },
      {
        "code": "AMB",
        "shade": ["琥珀", "Amber"],
        "hex": "#B27841",
        "stock": 8,
        "recipe": { "bands": ["#D79C55", "#B46F30", "#8A4A1E", "#E3B97C"], "vein": "#F1DDB6" },
        "price": [520, 680]
      },
      {
        "code": "MAR",
        "shade": ["象牙", "Ivory"],
        "hex": "#E6DAC0",
        "stock": 20,
        "recipe": { "bands": ["#F3EBD9", "#E6D6B5", "#D6BE93", "#EFE5CF"], "vein": "#FFFBF0", "scale": 460 }
      }
    ]
  },
  {
    "key": "SO-ONV",
    "brand": "Serra Ondina",
    "name": "雨季绿玉石",
    "enName": "Rainy season onyx",
    "description": "绿带里夹着白的、锈的细层，一条是一个雨季，在洞里长出来的。逐块荒料报价，看料请提前两周约。",
    "enDescription": "Green bands alternate with white and rust, one for each wet season of the cave in which they grew. Blocks are quoted singly; give two weeks’ notice to see one.",
    "category": "onyx",
    "unit": "square_meter",
    "size": { "length": 2200, "width": 1300, "thickness": 20 },
    "origin": "BR",
    "isMadeToMeasure": true,
    "attributes": {
      "stoneType": ["方解石玉", "Calcite onyx"],
      "thickness": 20,
      "finish": ["抛光", "Polished"],
      "translucent": true,
      "mohs": 3,
      "acidProof": false,
      "waterAbsorption": 0.2,
      "uses": ["hotel", "retail"],
      "weight": 59
    },
    "layers": [
      ["绿玉石", "Green onyx", 20, "#93AE8A"],
      ["铝蜂窝板", "Aluminium honeycomb", 15, "#B9BDBF"]
    ],
    "coverWidth": 900,
    "room": "wall",
    "seed": 20848,
    "recipe": {
      "family": "onyx",
      "bands": ["#C8D8B8", "#94B38C", "#5F8A6B", "#A98A58"],
      "vein": "#F2F3E4",
      "scale": 250,
      "angle": -34,
      "gloss": 0.65
    },
    "skus": [
      { "code": "VER", "shade": ["叶绿", "Leaf green"], "hex": "#9DB38F", "stock": 5 },
      {
        "code": "LIM",
        "shade": ["青柠", "Lime"],
        "hex": "#BFC996",
        "stock": 0,
        "recipe": { "bands": ["#DDE2BC", "#BCCB8C", "#93AA66", "#D8CFA0"] },
        "leadTimeDays": 90
      },
      {
        "code": "ESC",
        "shade": ["深潭", "Pool green"],
        "hex": "#647C6A",
        "stock": 3,
        "recipe": { "bands": ["#7C9C88", "#4F7563", "#335548", "#8A7A55"], "vein": "#D9E2D4" },
        "leadTimeDays": 90
      }
    ]
  },
  {
    "key": "SO-ONR",
    "brand": "Serra Ondina",
    "name": "晚霞粉玉石",
    "enName": "Petal onyx",
    "description": "粉从边上往里淡，到中间近乎无色，像花瓣贴着灯看。醋和柠檬会咬出白斑，做吧台之前想清楚。",
    "enDescription": "The pink fades inwards until the middle is almost clear, like a petal held to a lamp. Vinegar and lemon bite pale spots into it, so think before making it a bar.",
    "category": "onyx",
    "unit": "square_meter",
    "price": [3480, 4260],
    "size": { "length": 1200, "width": 600, "thickness": 18 },
    "pack": { "coverage": 0.72, "pieces": 1 },
    "origin": "BR",
    "attributes": {
      "stoneType": ["方解石玉", "Calcite onyx"],
      "thickness": 18,
      "finish": ["抛光", "Polished"],
      "translucent": true,
      "bookMatched": true,
      "mohs": 3,
      "acidProof": false,
      "uses": ["bath", "hotel"],
      "weight": 64
    },
    "layers": [
      ["粉玉石", "Pink onyx", 18, "#DDB5A4"],
      ["超白玻璃", "Low-iron glass", 6, "#DCE6E2"]
    ],
    "coverWidth": 900,
    "room": "counter",
    "seed": 20864,
    "recipe": {
      "family": "onyx",
      "bands": ["#F3E3DA", "#E7C2B2", "#D69A88", "#EED7C8"],
      "vein": "#FFF8F2",
      "scale": 420,
      "angle": 66,
      "gloss": 0.7
    },
    "skus": [
      { "code": "PET", "shade": ["花瓣", "Petal"], "hex": "#E3C4B6", "stock": 11 },
      {
        "code": "OCA",
        "shade": ["晚霞", "Sunset"],
        "hex": "#D09478",
        "stock": 6,
        "recipe": { "bands": ["#E8BFA4", "#D28E6F", "#B0634B", "#E3AC86"] }
      },
      {
        "code": "NUV",
        "shade": ["薄云", "Thin cloud"],
        "hex": "#E6E0DA",
        "stock": 9,
        "recipe": { "bands": ["#F2EEE9", "#E2DAD3", "#CBC2BC", "#E9D9CC"], "scale": 560 }
      }
    ]
  }
]
