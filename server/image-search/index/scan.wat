;; The dot products of one query with many rows of signed bytes: the exact search for nearest neighbours is this and no more.
;;
;; A row is a picture: `texture` bytes and behind them `color` bytes, both multiples of 32, and the next row follows at once.
;; The query lies as signed 16-bit numbers in the same order, so that it loses next to nothing by being rounded, and so that
;; 8 products at a time are summed in pairs into 32 bits by one instruction (i32x4.dot_i16x8_s; on x86 PMADDWD).
;; For each row two float32 are written: of the texture and of the colours, each times `unit`.
;;
;; One row at a time with two sums: four rows at a time, so that the query is loaded less often, takes more than twice as
;; long. From some 100,000 rows on memory sets the pace.
;;
;; scan.wasm is made of this file: `UPDATE_WASM=1 npx vitest run --project server scan`.
(module
  (import "memory" "memory" (memory 1))

  ;; The sum of the four numbers of a vector.
  (func $sum (param $four v128) (result f32)
    (local.set $four
      (i32x4.add
        (local.get $four)
        (i8x16.shuffle 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 (local.get $four) (local.get $four))))
    (f32.convert_i32_s (i32.add
      (i32x4.extract_lane 0 (local.get $four))
      (i32x4.extract_lane 1 (local.get $four)))))

  ;; Of rows from the address `row` to `end`, at least one: writes to `out`, 8 bytes a row.
  (func (export "scan")
    (param $row i32) (param $end i32) (param $texture i32) (param $color i32) (param $query i32) (param $out i32)
    (param $unit f32)
    (local $even v128) (local $odd v128) (local $part i32) (local $number i32)
    (loop $next
      (local.set $number (local.get $query))
      ;; The same loop twice and no function: with a call for each part of each row it took 4 % longer.
      (local.set $even (v128.const i32x4 0 0 0 0))
      (local.set $odd (v128.const i32x4 0 0 0 0))
      (local.set $part (i32.add (local.get $row) (local.get $texture)))
      (loop $textures
        (local.set $even (i32x4.add (local.get $even)
          (i32x4.dot_i16x8_s (v128.load8x8_s (local.get $row)) (v128.load (local.get $number)))))
        (local.set $odd (i32x4.add (local.get $odd)
          (i32x4.dot_i16x8_s (v128.load8x8_s offset=8 (local.get $row)) (v128.load offset=16 (local.get $number)))))
        (local.set $even (i32x4.add (local.get $even)
          (i32x4.dot_i16x8_s (v128.load8x8_s offset=16 (local.get $row)) (v128.load offset=32 (local.get $number)))))
        (local.set $odd (i32x4.add (local.get $odd)
          (i32x4.dot_i16x8_s (v128.load8x8_s offset=24 (local.get $row)) (v128.load offset=48 (local.get $number)))))
        (local.set $number (i32.add (local.get $number) (i32.const 64)))
        (local.set $row (i32.add (local.get $row) (i32.const 32)))
        (br_if $textures (i32.lt_u (local.get $row) (local.get $part))))
      (f32.store (local.get $out)
        (f32.mul (local.get $unit) (call $sum (i32x4.add (local.get $even) (local.get $odd)))))
      ;; The colours stand behind the texture, in the row and in the query.
      (local.set $even (v128.const i32x4 0 0 0 0))
      (local.set $odd (v128.const i32x4 0 0 0 0))
      (local.set $part (i32.add (local.get $row) (local.get $color)))
      (loop $colors
        (local.set $even (i32x4.add (local.get $even)
          (i32x4.dot_i16x8_s (v128.load8x8_s (local.get $row)) (v128.load (local.get $number)))))
        (local.set $odd (i32x4.add (local.get $odd)
          (i32x4.dot_i16x8_s (v128.load8x8_s offset=8 (local.get $row)) (v128.load offset=16 (local.get $number)))))
        (local.set $even (i32x4.add (local.get $even)
          (i32x4.dot_i16x8_s (v128.load8x8_s offset=16 (local.get $row)) (v128.load offset=32 (local.get $number)))))
        (local.set $odd (i32x4.add (local.get $odd)
          (i32x4.dot_i16x8_s (v128.load8x8_s offset=24 (local.get $row)) (v128.load offset=48 (local.get $number)))))
        (local.set $number (i32.add (local.get $number) (i32.const 64)))
        (local.set $row (i32.add (local.get $row) (i32.const 32)))
        (br_if $colors (i32.lt_u (local.get $row) (local.get $part))))
      (f32.store offset=4 (local.get $out)
        (f32.mul (local.get $unit) (call $sum (i32x4.add (local.get $even) (local.get $odd)))))
      (local.set $out (i32.add (local.get $out) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $row) (local.get $end))))))
