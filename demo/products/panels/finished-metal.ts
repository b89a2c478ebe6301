export const FINISHED_METAL = [
  {
    "key": "TG-ANO",
    "brand": "Tongguan Works",
    "name": "拉丝阳极氧化铝板",
    "enName": "Brushed and anodised aluminium",
    "description": "先拉丝，再在硫酸槽里长出二十微米的氧化膜，颜色吃在膜里，刮不掉。折弯会裂膜，所以一律先折后氧化。",
    "enDescription": "Brushed first, then given twenty micrometres of oxide in an acid bath, with the colour held inside the film. A fold would craze it, so every piece is bent before it is anodised.",
    "category": "brushed",
    "unit": "square_meter",
    "price": [296, 345],
    "taxIncluded": true,
    "size": { "length": 3000, "width": 1250, "thickness": 2 },
    "origin": "CN-GD",
    "isDomestic": true,
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 2,
      "alloy": ["5005 铝镁合金", "Aluminium 5005"],
      "finish": ["拉丝阳极氧化", "Brushed and anodised"],
      "bendRadius": 4,
      "weight": 5.4,
      "fire": "A1",
      "washable": true,
      "uses": ["office", "retail", "facade"]
    },
    "layers": [
      ["阳极氧化膜", "Oxide film", 0.02, "#D9CDB4"],
      ["铝板", "Aluminium", 2, "#B3B5B6"]
    ],
    "coverWidth": 260,
    "room": "wall",
    "seed": 40603,
    "recipe": {
      "family": "metal",
      "base": "#BFB199",
      "deep": "#93866F",
      "finish": "brushed"
    },
    "skus": [
      { "code": "CHA", "shade": ["香槟", "Champagne"], "hex": "#B6A78D", "stock": 210 },
      {
        "code": "SIL",
        "shade": ["银白", "Silver"],
        "hex": "#A9ABAC",
        "stock": 340,
        "recipe": { "base": "#B9BBBC", "deep": "#8F9193" }
      },
      {
        "code": "BRZ",
        "shade": ["古铜", "Bronze"],
        "hex": "#5D4B3C",
        "stock": 150,
        "recipe": { "base": "#6E5A49", "deep": "#44362B" }
      },
      {
        "code": "BLK",
        "shade": ["炭黑", "Charcoal"],
        "hex": "#3A3A3C",
        "stock": 120,
        "recipe": { "base": "#4A4A4C", "deep": "#28282A" }
      }
    ]
  },
  {
    "key": "TG-EDG",
    "brand": "Tongguan Works",
    "name": "白铜与黄铜收边条",
    "enName": "Nickel silver and brass edging",
    "description": "三米一支，二十毫米宽，嵌在两种地材之间，或压住台面的断口。实心料，不是镀的，磨薄了还是同一个颜色。",
    "enDescription": "Bars of three metres, twenty millimetres wide, for the line where two floors meet or the raw edge of a counter. They are solid and not plated, and wear down to the same colour.",
    "category": "brushed",
    "unit": "meter",
    "price": [88, 104],
    "taxIncluded": true,
    "size": { "length": 3000, "width": 20, "thickness": 4 },
    "pack": { "pieces": 10 },
    "origin": "CN-GD",
    "isDomestic": true,
    "attributes": {
      "thickness": 4,
      "finish": ["细拉丝", "Fine brushed"],
      "edgeWork": ["两侧倒角 0.5", "Both arrises eased 0.5"],
      "fixing": ["胶粘入槽", "Bonded in a groove"],
      "fire": "A1",
      "uses": ["home", "retail", "hotel"]
    },
    "layers": [["实心条", "Solid bar", 4, "#B8AE93"]],
    "coverWidth": 200,
    "room": "counter",
    "seed": 40611,
    "recipe": {
      "family": "metal",
      "base": "#BEB7A6",
      "deep": "#958E7D",
      "finish": "brushed"
    },
    "skus": [
      { "code": "NSV", "shade": ["白铜", "Nickel silver"], "hex": "#B3AC9B", "stock": 260, "price": [96, 112] },
      {
        "code": "BRA",
        "shade": ["黄铜", "Yellow brass"],
        "hex": "#BB9A54",
        "stock": 410,
        "recipe": { "base": "#C7A761", "deep": "#987A3C" }
      },
      {
        "code": "TOM",
        "shade": ["红黄铜", "Red brass"],
        "hex": "#B07A4E",
        "stock": 90,
        "recipe": { "base": "#BD885B", "deep": "#8B5B36" }
      }
    ]
  },
  {
    "key": "TG-RAL",
    "brand": "Tongguan Works",
    "name": "粉末喷涂圆孔钢板",
    "enName": "Powder-coated perforated steel",
    "description": "先冲孔再喷粉，孔壁也裹得到漆，潮气从边上爬不进去。孔打得疏，远看是一面素墙，挂钩却能挂在任何一处。",
    "enDescription": "Punched first and coated afterwards, so that the rim of each hole is sealed against damp. The holes stand far apart; from across the room the wall is plain, and yet a hook goes anywhere.",
    "category": "perforated",
    "unit": "square_meter",
    "price": [248, 282],
    "taxIncluded": true,
    "size": { "length": 2000, "width": 1000, "thickness": 1.5 },
    "origin": "CN-GD",
    "isDomestic": true,
    "attributes": {
      "thickness": 1.5,
      "alloy": ["镀锌钢", "Galvanised steel"],
      "finish": ["户外粉末喷涂", "Exterior powder coat"],
      "holeDiameter": 9,
      "openArea": 11,
      "weight": 10.5,
      "fire": "A2-s1,d0",
      "washable": true,
      "uses": ["school", "office", "retail"]
    },
    "certificates": [{ "scheme": "low_emission", "year": 2025, "serial": 521 }],
    "layers": [
      ["聚酯粉末", "Polyester powder", 0.08, "#89AC76"],
      ["镀锌钢板", "Galvanised steel", 1.5, "#A8ACAE"],
      ["聚酯粉末", "Polyester powder", 0.08, "#89AC76"]
    ],
    "coverWidth": 220,
    "isRal": true,
    "room": "wall",
    "seed": 40619,
    "recipe": {
      "family": "metal",
      "base": "#89AC76",
      "deep": "#84A671",
      "finish": "satin",
      "holes": {
        "pitch": 26,
        "diameter": 9
      }
    },
    "skus": [
      { "code": "6021", "shade": ["淡绿", "Pale green"], "hex": "#89AC76", "stock": 120 },
      {
        "code": "3012",
        "shade": ["米红", "Beige red"],
        "hex": "#C1876B",
        "stock": 80,
        "recipe": { "base": "#C1876B", "deep": "#BA8165" }
      },
      {
        "code": "5014",
        "shade": ["鸽蓝", "Pigeon blue"],
        "hex": "#606E8C",
        "stock": 95,
        "recipe": { "base": "#606E8C", "deep": "#5B6986" }
      },
      {
        "code": "1002",
        "shade": ["沙黄", "Sand yellow"],
        "hex": "#C6A664",
        "stock": 60,
        "recipe": { "base": "#C6A664", "deep": "#BFA05F" }
      },
      {
        "code": "7022",
        "shade": ["棕土灰", "Umber grey"],
        "hex": "#332F2C",
        "stock": 150,
        "recipe": { "base": "#332F2C", "deep": "#302C29" }
      }
    ]
  },
  {
    "key": "TG-MIC",
    "brand": "Tongguan Works",
    "name": "微孔不锈钢板",
    "enName": "Microperforated stainless steel",
    "description": "孔径一毫米半，两步之外就看不见了，声音却能穿过去。后面留五厘米空腔，低频也收得住一些。",
    "enDescription": "Holes of one and a half millimetres vanish at two paces, though sound still goes through. A void of five centimetres behind takes some of the low notes as well.",
    "category": "perforated",
    "unit": "square_meter",
    "price": [690, 770],
    "size": { "length": 2400, "width": 1000, "thickness": 0.8 },
    "origin": "CN-GD",
    "isDomestic": true,
    "attributes": {
      "thickness": 0.8,
      "alloy": ["304 不锈钢", "Stainless 304"],
      "finish": ["拉丝", "Brushed"],
      "holeDiameter": 1.5,
      "openArea": 13,
      "absorption": 0.55,
      "weight": 5.6,
      "fire": "A1",
      "uses": ["office", "hotel", "kitchen"]
    },
    "layers": [
      ["微孔不锈钢", "Microperforated steel", 0.8, "#A6A8A9"],
      ["吸声无纺布", "Acoustic fleece", 0.2, "#2C2C2C"]
    ],
    "coverWidth": 130,
    "room": "wall",
    "seed": 40631,
    "recipe": {
      "family": "metal",
      "base": "#B2B4B5",
      "deep": "#8D8F91",
      "finish": "brushed",
      "holes": {
        "pitch": 4,
        "diameter": 1.5
      }
    },
    "skus": [
      { "code": "RAW", "shade": ["原色", "Plain steel"], "hex": "#A8AAAB", "stock": 140 },
      {
        "code": "GLD",
        "shade": ["钛金", "Titanium gold"],
        "hex": "#B3985F",
        "stock": 40,
        "recipe": { "base": "#BD9F63", "deep": "#937741" },
        "price": [840, 920]
      },
      {
        "code": "ROS",
        "shade": ["玫瑰金", "Rose gold"],
        "hex": "#B28A77",
        "stock": 25,
        "recipe": { "base": "#BB8F7B", "deep": "#8E6656" },
        "price": [840, 920]
      }
    ]
  },
  {
    "key": "TG-BIG",
    "brand": "Tongguan Works",
    "name": "大孔幕墙铝板",
    "enName": "Large-hole facade screen",
    "description": "一半以上是洞，装在窗前当遮阳，坐在屋里往外看，反倒不觉得有东西。台风区要加密龙骨，荷载表随货附上。",
    "enDescription": "More than half of it is air; hung before a window it keeps the sun off and is soon forgotten by those inside. Typhoon zones need closer rails, for which the load table comes with the goods.",
    "category": "perforated",
    "currency": "rmb",
    "unit": "square_meter",
    "price": [420, 475],
    "taxIncluded": true,
    "size": { "length": 3000, "width": 1200, "thickness": 3 },
    "origin": "CN-GD",
    "isDomestic": true,
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 3,
      "alloy": ["3003 铝锰合金", "Aluminium 3003"],
      "finish": ["拉丝阳极氧化", "Brushed and anodised"],
      "holeDiameter": 46,
      "openArea": 53,
      "recycledShare": 60,
      "frostProof": true,
      "weight": 3.8,
      "uses": ["facade", "outdoor"]
    },
    "layers": [
      ["阳极氧化膜", "Oxide film", 0.02, "#D6CFC0"],
      ["冲孔铝板", "Punched aluminium", 3, "#ABA79E"]
    ],
    "coverWidth": 560,
    "room": "screen",
    "seed": 40643,
    "recipe": {
      "family": "metal",
      "base": "#B9B3A6",
      "deep": "#97917F",
      "finish": "brushed",
      "holes": {
        "pitch": 60,
        "diameter": 46
      }
    },
    "skus": [
      { "code": "CLR", "shade": ["本色氧化", "Clear"], "hex": "#AEA99D", "stock": 64 },
      {
        "code": "DKB",
        "shade": ["暗古铜", "Dark bronze"],
        "hex": "#5C4E40",
        "stock": 0,
        "recipe": { "base": "#665646", "deep": "#463A2E" },
        "leadTimeDays": 40
      }
    ]
  }
]
