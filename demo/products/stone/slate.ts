export const SLATE = [
  {
    "key": "SK-RIV",
    "brand": "Skjerva",
    "name": "挪威山谷手工劈裂自然面板岩宽幅铺地石板（定宽三百毫米、长短随料、室内外通用、厚度分三档供货）",
    "enName": "Riven valley slate, random lengths",
    "description": "沿着层理一锤一锤劈，劈出来多厚算多厚，相差四毫米以内归一档。宽度由锯定，长短由石头定，铺的时候先摆一遍再上灰。",
    "enDescription": "Split by hammer along its grain and graded within four millimetres, since stone decides its own thickness. The saw fixes the width and the block the length, so lay it out dry first.",
    "category": "slate",
    "unit": "square_meter",
    "price": [286, 342],
    "size": { "length": 600, "width": 300, "thickness": 12 },
    "pack": { "coverage": 0.9, "pieces": 5 },
    "origin": "NO",
    "attributes": {
      "stoneType": ["板岩", "Slate"],
      "thickness": 12,
      "finish": ["劈裂面", "Riven"],
      "cutEdge": ["两边锯切", "Two edges sawn"],
      "jointWidth": 6,
      "slip": "R11",
      "frostProof": true,
      "uses": ["outdoor", "home", "hotel"],
      "weight": 33
    },
    "certificates": [
      { "scheme": "slip_resistance", "year": 2025, "serial": 317 },
      { "scheme": "responsible_source", "year": 2024, "serial": 318 }
    ],
    "layers": [["劈裂板岩", "Riven slate", 12, "#45494C"]],
    "coverWidth": 640,
    "room": "floor",
    "seed": 20752,
    "recipe": {
      "family": "slate",
      "base": "#4A4F53",
      "dark": "#33373A",
      "cleft": 3.2
    },
    "skus": [
      { "code": "TYN", "shade": ["薄档 10–14 毫米", "Thin, 10 to 14 mm"], "hex": "#484C4F", "stock": 340 },
      {
        "code": "MID",
        "shade": ["中档 14–18 毫米", "Middle, 14 to 18 mm"],
        "hex": "#44484B",
        "stock": 520,
        "size": { "length": 600, "width": 300, "thickness": 16 },
        "price": [318, 368]
      },
      {
        "code": "TYK",
        "shade": ["厚档 18–24 毫米", "Thick, 18 to 24 mm"],
        "hex": "#404446",
        "stock": 110,
        "size": { "length": 600, "width": 300, "thickness": 21 },
        "recipe": { "cleft": 4.5 },
        "price": [356, 410]
      }
    ]
  },
  {
    "key": "SK-HON",
    "brand": "Skjerva",
    "name": "静面黑板岩",
    "enName": "Blackboard slate, honed",
    "description": "先劈后磨，从前的黑板就是这样来的，粉笔写上去，湿布一抹就净。油会留下深印，厨房请上两遍蜡。",
    "enDescription": "Split and then ground flat: this is how blackboards were made, and chalk still wipes off it. Oil leaves a dark mark, so kitchens want two coats of wax.",
    "category": "slate",
    "unit": "square_meter",
    "price": [368, 420],
    "taxIncluded": true,
    "size": { "length": 800, "width": 400, "thickness": 12 },
    "pack": { "coverage": 0.96, "pieces": 3 },
    "origin": "NO",
    "attributes": {
      "stoneType": ["板岩", "Slate"],
      "thickness": 12,
      "finish": ["哑面", "Honed"],
      "cutEdge": ["四边锯切", "Sawn all round"],
      "jointWidth": 2,
      "needsSealing": true,
      "underfloorHeating": true,
      "uses": ["home", "kitchen", "school"],
      "weight": 33
    },
    "layers": [
      ["蜡", "Wax", 0.1, "#3B3D3F"],
      ["磨平板岩", "Slate, honed", 12, "#3A3D40"]
    ],
    "coverWidth": 820,
    "room": "counter",
    "seed": 20768,
    "recipe": {
      "family": "slate",
      "base": "#3F4245",
      "dark": "#313437",
      "cleft": 0
    },
    "skus": [
      { "code": "SVA", "shade": ["黑", "Black"], "hex": "#3A3D40", "stock": 290 },
      {
        "code": "BLA",
        "shade": ["蓝黑", "Blue-black"],
        "hex": "#414B56",
        "stock": 180,
        "recipe": { "base": "#46505B", "dark": "#363F49" }
      },
      {
        "code": "VIN",
        "shade": ["酒褐", "Wine-brown"],
        "hex": "#554547",
        "stock": 70,
        "recipe": { "base": "#5A494B", "dark": "#463839" }
      }
    ]
  },
  {
    "key": "SK-RST",
    "brand": "Skjerva",
    "name": "锈谷片岩",
    "enName": "Rust valley schist",
    "description": "铁从层缝里慢慢渗出来，灰底上开出褐的、橙的，间或紫的云。头几场雨会带走一点锈，先别让它挨着白墙。",
    "enDescription": "Iron has crept out between the layers and flowered brown, orange and now and then violet. The first rains wash a little of it down, so keep it clear of white render until then.",
    "category": "slate",
    "unit": "square_meter",
    "price": [324, 386],
    "size": { "length": 500, "width": 500, "thickness": 20 },
    "pack": { "coverage": 0.75, "pieces": 3 },
    "origin": "NO",
    "attributes": {
      "stoneType": ["云母片岩", "Mica schist"],
      "thickness": 20,
      "finish": ["劈裂面", "Riven"],
      "cutEdge": ["四边锯切", "Sawn all round"],
      "jointWidth": 5,
      "slip": "R12",
      "frostProof": true,
      "uses": ["outdoor", "facade", "retail"],
      "weight": 55
    },
    "certificates": [{ "scheme": "slip_resistance", "year": 2024, "serial": 321 }],
    "layers": [["含铁片岩", "Iron-bearing schist", 20, "#7B6450"]],
    "coverWidth": 760,
    "room": "floor",
    "seed": 20784,
    "recipe": {
      "family": "slate",
      "base": "#77695C",
      "dark": "#4E4A47",
      "rust": "#A8642F",
      "cleft": 2.4
    },
    "skus": [
      { "code": "OKE", "shade": ["赭锈", "Ochre rust"], "hex": "#806650", "stock": 220 },
      {
        "code": "BRA",
        "shade": ["深锈", "Deep rust"],
        "hex": "#674B3B",
        "stock": 130,
        "recipe": { "base": "#674F42", "dark": "#413733", "rust": "#95512A" }
      },
      {
        "code": "GRA",
        "shade": ["微锈", "Faint rust"],
        "hex": "#6F6C68",
        "stock": 260,
        "recipe": { "base": "#74726E", "dark": "#535351", "rust": "#8A7355" }
      }
    ]
  },
  {
    "key": "SK-ROF",
    "brand": "Skjerva",
    "name": "挂墙板岩瓦",
    "enName": "Hung slate shingle",
    "description": "照屋面瓦的规矩打孔，双层搭接，隔一排压七厘米，一片两颗不锈钢钉。北边的教堂披着它过了两百年，换过的只有钉子。",
    "enDescription": "Holed like a roof slate and hung double, with a head lap of seven centimetres and two stainless nails each. Churches in the north have worn theirs for two hundred years and changed nothing but the nails.",
    "category": "slate",
    "unit": "piece",
    "price": [16, 22],
    "size": { "length": 400, "width": 200, "thickness": 7 },
    "pack": { "coverage": 1.65, "pieces": 50 },
    "origin": "NO",
    "attributes": {
      "stoneType": ["板岩", "Slate"],
      "thickness": 7,
      "finish": ["劈裂面", "Riven"],
      "cutEdge": ["剁边", "Dressed"],
      "fire": "A1",
      "frostProof": true,
      "waterAbsorption": 0.3,
      "uses": ["facade", "outdoor"],
      "weight": 48
    },
    "certificates": [{ "scheme": "fire_reaction", "year": 2025, "serial": 319 }],
    "layers": [
      ["板岩瓦，双层搭接", "Slate, double lap", 14, "#50565B"],
      ["松木挂条", "Pine batten", 25, "#CDB48A"]
    ],
    "coverWidth": 460,
    "laid": { "length": 200, "width": 165, "joint": 3, "jointColour": "#1F2224", "shift": 0.5 },
    "room": "wall",
    "seed": 20800,
    "recipe": {
      "family": "slate",
      "base": "#565C61",
      "dark": "#3F4448",
      "cleft": 1.4
    },
    "skus": [
      { "code": "GRA", "shade": ["峡湾灰", "Fjord grey"], "hex": "#53595D", "stock": 4200 },
      {
        "code": "MOR",
        "shade": ["夜灰", "Night grey"],
        "hex": "#3B3F43",
        "stock": 2600,
        "recipe": { "base": "#404448", "dark": "#2E3235" }
      },
      {
        "code": "FIO",
        "shade": ["紫灰", "Violet grey"],
        "hex": "#665E66",
        "stock": 0,
        "recipe": { "base": "#6B636B", "dark": "#504A50" },
        "leadTimeDays": 42
      }
    ]
  },
  {
    "key": "SK-GRN",
    "brand": "Skjerva",
    "name": "苔绿千枚岩",
    "enName": "Moss phyllite",
    "description": "绿来自绿泥石，湿了深，干了灰，像两块石头轮流值日。边锯直，面保持劈裂，起伏不到两毫米，赤脚不硌。",
    "enDescription": "Chlorite makes it green: deep when wet, grey when dry, as though two stones took turns. Edges are sawn straight while the face stays split, with a relief too low to trouble bare feet.",
    "category": "slate",
    "unit": "square_meter",
    "price": [338, 392],
    "taxIncluded": true,
    "size": { "length": 600, "width": 400, "thickness": 14 },
    "pack": { "coverage": 0.96, "pieces": 4 },
    "origin": "NO",
    "attributes": {
      "stoneType": ["千枚岩", "Phyllite"],
      "thickness": 14,
      "finish": ["细劈面", "Fine riven"],
      "cutEdge": ["四边锯切", "Sawn all round"],
      "jointWidth": 4,
      "slip": "R11",
      "underfloorHeating": true,
      "uses": ["bath", "home", "outdoor"],
      "weight": 39
    },
    "layers": [["千枚岩", "Phyllite", 14, "#6C786C"]],
    "coverWidth": 560,
    "room": "floor",
    "seed": 20817,
    "recipe": {
      "family": "slate",
      "base": "#717D70",
      "dark": "#566157",
      "cleft": 1.8
    },
    "skus": [
      { "code": "MOS", "shade": ["苔", "Moss"], "hex": "#6C786B", "stock": 240 },
      {
        "code": "LAV",
        "shade": ["地衣灰", "Lichen"],
        "hex": "#8A9187",
        "stock": 190,
        "recipe": { "base": "#8F968C", "dark": "#747C72", "rust": "#A19A78" }
      },
      {
        "code": "DJU",
        "shade": ["深林", "Deep forest"],
        "hex": "#465247",
        "stock": 80,
        "recipe": { "base": "#4B574C", "dark": "#374138" }
      }
    ]
  }
]
