"""Voldemort returns, the second mode of A Year at Hogwarts: Pettigrew against Harry, Ron and Hermione."""
